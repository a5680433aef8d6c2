"""What holds in every game: conformance, conservation, perft, texts, component packs, positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given as sampled
from hypothesis import settings
from hypothesis import strategies as st

import spielwerk
from spielwerk import BadComponents, BadPosition, BadState
from spielwerk.core import codec
from spielwerk.core.conformance import any_answer, lively_answer, perft, random_game
from spielwerk.core.game import OptionValue
from spielwerk.core.texts import LANGUAGES, texts
from spielwerk.games.nobility import GAME
from spielwerk.games.nobility.ids import FIELD, FIELD_END, FIELDS
from tests.games.nobility.board import given, state, when

SOURCE = Path(spielwerk.__file__).parent / "games" / "nobility"


def modules(seats: int, number: int) -> dict[str, OptionValue]:
    """Every combination of modules that the number of players allows."""
    return {"events": bool(number & 1), "chancery": bool(number & 2) and seats > 1}


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("number", range(4))
def test_random_games_conform(seats: int, number: int) -> None:
    for seed in range(13):
        answer = lively_answer if seed % 2 else any_answer
        random_game(
            GAME,
            seats,
            1000 * seats + 100 * number + seed,
            modules(seats, number),
            every=40,
            answer=answer,
        )


# --- conservation --------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@sampled(seats=st.integers(1, 6), number=st.integers(0, 3), seed=st.integers(0, 10**6))
def test_nothing_is_lost_or_doubled(seats: int, number: int, seed: int) -> None:
    table = spielwerk.new("nobility", seats, seed=seed, options=modules(seats, number))
    turn = seed
    while not table.over:
        offered = table.options
        table.answer(offered[turn % len(offered)])
        turn = turn * 5 + 3
        g = state(table)
        GAME.check(g)
        for seat, p in enumerate(g.players):
            figures = sum(p.apprentices) + g.owners.count(seat) + g.desks.count(seat)
            figures += sum(tile >= 0 for tile in p.plots)
            assert figures + p.workers + p.worker_stock == 14
            assert p.house_stock + p.platform + p.built == 7
            assert min(*p.goods, *p.points, p.coins, p.modifiers) >= 0


# --- perft ---------------------------------------------------------------------------------------


PERFT: dict[tuple[int, int], tuple[int, ...]] = {
    (1, 0): (4, 28, 113, 455),
    (2, 0): (5, 49, 210, 1103),
    (4, 1): (5, 48, 209, 993),
    (5, 2): (3, 9, 27, 81),
    (6, 3): (3, 9, 27, 81),
}
RICH_PERFT: tuple[int, ...] = (10, 111, 728)


@pytest.mark.parametrize(("seats", "number"), PERFT)
def test_the_number_of_paths_is_known(seats: int, number: int) -> None:
    g = spielwerk.new("nobility", seats, seed=1, options=modules(seats, number)).state

    assert tuple(perft(g, depth) for depth in (1, 2, 3, 4)) == PERFT[seats, number]


def test_the_number_of_paths_is_known_where_everything_is_possible() -> None:
    table = given(
        3,
        chancery=True,
        events=True,
        event="01",
        round=6,
        me={
            "dice": [1, 2, 4, 5, 6],
            "rep": 16,
            "nobility": 7,
            "coins": 20,
            "goods": {"books": 3, "weaponry": 3, "furnishings": 2, "magic": 2, "jewelry": 1},
            "modifiers": 2,
            "workers": 2,
            "platform": 2,
            "apprentices": {"scholars": 1, "wizards": 1},
            "plots": ["cb-01"],
            "held": ["S01", "S09"],
            "completed": ["S05 4", "S21 5"],
        },
        workshops={"scholars-1": "sch-4 0", "wizards-1": "wiz-5 1"},
        desks={"upper-1": 0},
        hall=["sch-1", "cb-02", "wiz-1", "art-1", "cb-03", "sch-2"],
    )

    assert tuple(perft(table.state, depth) for depth in (1, 2, 3)) == RICH_PERFT


# --- texts ---------------------------------------------------------------------------------------


def keys_in_code(call: str) -> set[str]:
    pattern = re.compile(call + r'\([^")]*(?:"RN-[A-Z0-9-]+"|rule),\s*"([a-z-]+)"')
    found = set()
    for path in SOURCE.glob("*.py"):
        found |= set(pattern.findall(path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_reason_prompt_and_thing_has_a_text(language: str) -> None:
    catalogue = texts(GAME, language).catalogue
    events, reasons = keys_in_code(r"\.tell"), keys_in_code("refuse")

    assert len(events) > 40
    assert len(reasons) > 30
    assert [key for key in sorted(events) if not catalogue.has(f"event-{key}")] == []
    assert [key for key in sorted(reasons) if not catalogue.has(f"reason-{key}")] == []
    for step in GAME.steps:
        if hasattr(step, "options"):
            assert catalogue.has(f"prompt-{step.__name__}")
    for action in GAME.tokens.by_action:
        assert texts(GAME, language).thing(action)


def test_all_languages_have_the_same_keys() -> None:
    keys = {}
    for language in LANGUAGES:
        lines = (SOURCE / "texts" / f"{language}.ftl").read_text("utf-8").splitlines()
        keys[language] = [line.split(" = ")[0] for line in lines if re.match(r"[a-z]", line)]

    assert keys["de"] == keys["en"]
    assert keys["fr"] == keys["en"]


# --- component packs -----------------------------------------------------------------------------


def test_every_table_has_a_status() -> None:
    for name, table in GAME.standard_components().items():
        assert table["status"] in ("published", "partly", "reconstructed"), name


def test_a_pack_replaces_single_values() -> None:
    pack = {"settlers": {"S01": {"workers": 5}}, "white_castle": {"reputation": [4, 5, 6, 7]}}
    table = spielwerk.new("nobility", 2, seed=1, components=pack)

    assert state(table).box.card_workers[:2] == [5, 1]
    assert state(table).box.castle_rep == [4, 5, 6, 7]
    assert table.record().components != "standard"


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"settlers": {"S99": {"workers": 5}}}, "no such component"),
        ({"settlers": {"S01": {"workers": "two"}}}, "expected a whole number"),
        ({"settlers": {"S01": {"workers": 50}}}, "settlers.S01.workers: 50"),
        ({"settlers": {"S01": {"demand": [6, 4]}}}, "cannot be paid"),
        ({"settlers": {"S01": {"race": "orc"}}}, "'orc' is none of halfling"),
        ({"settlers": {"S01": {"goods": ["books", "books"]}}}, "settlers.S01.goods"),
        ({"guild_hall": {"prices": [1, 2, 3]}}, "guild_hall.prices: there must be 6"),
        ({"setup": {"desks": [0, 6, 6, 6, 7, 12]}}, "is not 0, 6 or 12"),
        ({"setup": {"reputation": [3, 9, 9, 9, 9, 7]}}, "setup.reputation: 3"),
        ({"setup": {"tavern_fields": [1, 2, 3, 4, 5, 6]}}, "a solo game needs two"),
        ({"desks": {"races": ["elf"] * 6}}, "exactly once"),
        ({"workshops": {"sch-1": ["coin", "rep", "buy"]}}, "number of effects"),
        ({"events": {"EV-09": {"back": 1}, "EV-10": {"back": 1}}}, None),
        (
            {"events": {f"EV-{n:02}": {"back": 1} for n in range(9, 13)}},
            "five cards with back 2",
        ),
        ({"community_buildings": {"count": 10}}, "community_buildings.count"),
        ({"commissions": {"CM-17": {"steps": [1, 2]}}}, "commissions.CM-17.points"),
    ],
)
def test_a_pack_that_makes_no_sense_is_refused(
    pack: dict[str, object], message: str | None
) -> None:
    if message is None:
        GAME.components(pack)
        return
    with pytest.raises(BadComponents, match=message):
        GAME.components(pack)


# --- saving --------------------------------------------------------------------------------------


def test_an_impossible_saved_state_is_refused() -> None:
    table = given()
    saved = codec.dump(GAME, state(table))
    saved["deck"] |= 1

    with pytest.raises(BadState, match="Settlers card"):
        codec.load(GAME, saved, table.components)


def test_a_clone_shares_the_box_and_stays_as_it_is() -> None:
    table = given(me={"dice": [2]})
    g = state(table)
    twin = g.clone()
    saved = codec.save(GAME, twin)

    when(table, "die:2", "port:2", "good:books", "good:magic")

    assert twin.box is g.box
    assert codec.save(GAME, twin) == saved
    assert codec.save(GAME, g) != saved


def test_the_fields_for_dice_are_one_block_of_ids() -> None:
    kinds = [GAME.tokens.parts(action)[0] for action in range(FIELD, FIELD_END)]

    assert len(kinds) == FIELDS
    assert list(dict.fromkeys(kinds)) == [
        "tavern",
        "yard",
        "guild",
        "hall",
        "port",
        "council",
        "berk",
        "castle",
        "mat",
        "chancery",
        "dicefield",
    ]


# --- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stated", "message"),
    [
        ({"ship": "P99"}, "ship: 'P99' is none of"),
        ({"weather": 3}, "weather: no such line"),
        ({"players": {"0": {"coins": "many"}}}, "players.0.coins"),
        ({"players": {"0": {"coins": -1}}}, "negative"),
        ({"players": {"0": {"held": ["S01", "S02", "S03", "S04"]}}}, "more than three"),
        ({"players": {"0": {"held": ["S01"]}, "1": {"held": ["S01"]}}}, "in two places"),
        ({"players": {"0": {"dice": [1, 2]}}}, "not 5 dice"),
        ({"players": {"0": {"dice": [7]}}}, "dice show 1 to 6"),
        ({"players": {"0": {"workers": 15}}}, "negative|14 workers"),
        ({"players": {"5": {}}}, "seats are 0 to 1"),
        ({"dice": {"moon:1": "3 0"}}, "not a field for dice"),
        ({"turn": 7}, "turn: 7"),
        ({"hall": ["sch-1"] * 7}, "only 6 places"),
        ({"workshops": {"scholars-1": "bla-1"}}, "foreign guild"),
        ({"agenda": [["Dance", 0]]}, "unknown step"),
    ],
)
def test_an_impossible_position_is_refused(stated: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        spielwerk.at({"game": "nobility", "seats": 2, **stated})


def test_a_position_can_be_written_down_and_built_again() -> None:
    table = given(
        3,
        chancery=True,
        events=True,
        event="06",
        me={"dice": [5], "apprentices": {"artists": 1}, "held": ["S10"]},
        desks={"upper-2": 1},
        under=["07 1"],
    )
    when(table, "die:5", "mat:1")

    again = spielwerk.at(GAME.describe(state(table)))

    assert again.view(0) == table.view(0)
    assert again.options == table.options
