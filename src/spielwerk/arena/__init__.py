"""The arena: bots against bots, measured.

work        games spread over processes or a Ray cluster
playing     one game of bots
line_ups    who meets whom, and who sits where
intervals   how sure a win rate is, also when a match stops early
ratings     OpenSkill
tournament  matches one after the other
report      what is told of them, as JSON
page        the same as a page with plots
"""
