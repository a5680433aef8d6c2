/** The REST half of the protocol. */
import type {
  Course, CreateTable, Credentials, Frames, GameInfo, PlayOn, Problem, Profile, ReplayInfo, ReportFile, Rules,
  SessionInfo, TableInfo, Tables, Verified,
} from "./protocol";
import { refusal, say } from "./texts.svelte";

/** The message is in the reader's language. */
export class Denied extends Error {
  constructor(
    public code: string,
    message: string,
    public status: number,
  ) {
    super(message);
  }
}

/** The first request makes the session; others wait for it, or each would become a guest of its own. */
let session: Promise<unknown> | null = null;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    init.headers = { "content-type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    session ??= fetch("/api/session", { credentials: "same-origin" });
    await session;
    response = await fetch(`/api${path}`, init);
  } catch {
    session = null;
    throw new Denied("offline", say("ui-unreachable"), 0);
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Denied(problem?.code ?? "failed", problem ? refusal(problem) : response.statusText, response.status);
  }
  return (await response.json()) as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);
const name = encodeURIComponent;

export const api = {
  session: () => get<SessionInfo>("/session"),
  profile: (profile: Profile) => call<SessionInfo>("PATCH", "/session", profile),
  register: (who: Credentials) => post<SessionInfo>("/session/register", who),
  login: (who: Credentials) => post<SessionInfo>("/session/login", who),
  logout: () => post<SessionInfo>("/session/logout", {}),
  games: () => get<GameInfo[]>("/games"),
  rules: (game: string, language: string) => get<Rules>(`/rules/${name(game)}/${language}`),
  create: (table: CreateTable) => post<TableInfo>("/tables", table),
  mine: () => get<Tables>("/tables/mine"),
  open: () => get<Tables>("/tables/open"),
  table: (id: string) => get<TableInfo>(`/tables/${name(id)}`),
  invitation: (code: string) => get<TableInfo>(`/invitations/${name(code)}`),
  accept: (code: string, as: string) => post<TableInfo>(`/invitations/${name(code)}/join`, { name: as }),
  join: (id: string, as: string) => post<TableInfo>(`/tables/${name(id)}/join`, { name: as }),
  fill: (id: string, level: string) => post<TableInfo>(`/tables/${name(id)}/fill`, { level }),
  leave: (id: string) => post<TableInfo>(`/tables/${name(id)}/leave`),
  rematch: (id: string) => post<TableInfo>(`/tables/${name(id)}/rematch`),
  openRecord: (record: string) => post<ReplayInfo>("/replays", record),
  replay: (id: string) => get<ReplayInfo>(`/replays/${name(id)}`),
  frames: (id: string, seat: number, first: number, count: number) =>
    get<Frames>(`/replays/${name(id)}/frames?seat=${seat}&first=${first}&count=${count}`),
  course: (id: string, seat: number) => get<Course>(`/replays/${name(id)}/course?seat=${seat}`),
  verify: (id: string) => get<Verified>(`/replays/${name(id)}/verify`),
  playOn: (id: string, on: PlayOn) => post<TableInfo>(`/replays/${name(id)}/branch`, on),
  report: (table: string, note: string) => post<ReportFile>("/reports", { table, note }),
};
