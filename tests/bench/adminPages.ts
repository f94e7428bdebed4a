import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { rounds } from "./rounds";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SAMPLES = rounds(20);

/** Each of the three tables as an admin meets it in a full house; a search that finds a tenth of the users or a few. */
const TABLES = [
  { path: "/api/admin/users", name: "Users", search: "maelle", sort: "role" },
  { path: "/api/admin/invites", name: "Codes", search: "table 7", sort: "used" },
  { path: "/api/admin/invite-requests", name: "Requests", search: "visite.0312", sort: "status" },
] as const;

export interface PageDelays {
  what: string;
  delays: number[];
}

/** 10,000 users, 5,000 codes and 5,000 requests. */
export async function fillTheHouse(): Promise<void> {
  await promisify(execFile)(process.execPath, ["--import", "tsx", "tools/seed/seed.ts", "crowd"], {
    cwd: ROOT,
  });
}

type Query = Record<string, string>;

/** Times the pages through Hosting and the functions emulator, with the session of a browser that an admin is signed in at. */
export async function measureAdminPages({ request }: BrowserContext): Promise<PageDelays[]> {
  const read = async (path: string, query: Query): Promise<{ nextCursor?: string }> => {
    const answer = await request.get(`${path}?${new URLSearchParams(query)}`);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
    return answer.json();
  };
  const timed = async (path: string, query: Query): Promise<number[]> => {
    const delays: number[] = [];
    await read(path, query);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const start = performance.now();
      await read(path, query);
      delays.push(performance.now() - start);
    }
    return delays;
  };
  /** The cursor before the last page: pages of 100 to the end. */
  const lastCursor = async (path: string): Promise<string> => {
    let last = "";
    let next = (await read(path, { limit: "100" })).nextCursor;
    while (next !== undefined) {
      last = next;
      next = (await read(path, { limit: "100", cursor: next })).nextCursor;
    }
    return last;
  };
  const measured: PageDelays[] = [];
  for (const { path, name, search, sort } of TABLES) {
    const cursor = await lastCursor(path);
    for (const [what, query] of [
      ["first page, counted", {}],
      [`sorted by ${sort}`, { sort }],
      [`search « ${search} », sorted`, { search, sort }],
      ["last page", { limit: "100", cursor }],
    ] as const) {
      measured.push({ what: `${name}: ${what}`, delays: await timed(path, query) });
    }
  }
  return measured;
}
