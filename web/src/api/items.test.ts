import { afterEach, describe, expect, it, vi } from "vitest";
import { readHomebrew } from "./items";

const pageOf = (first: number, nextCursor?: string) => ({
  items: [{ id: `objet-${first}`, name: "Lame", systems: ["dnd5e"] }],
  ...(nextCursor !== undefined && { nextCursor }),
});

const answering = (...answers: unknown[]) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answers.shift()));

const read = async () =>
  (await readHomebrew({ system: "dnd5e" }, new AbortController().signal)).map(({ id }) => id);

describe("the homebrew items", () => {
  afterEach(() => vi.restoreAllMocks());

  it("are read page after page", async () => {
    const fetched = answering(pageOf(1, "b"), pageOf(2, "c"), pageOf(3));
    expect(await read()).toEqual(["objet-1", "objet-2", "objet-3"]);
    const cursors = fetched.mock.calls.map(([url]) => /cursor=(.*)$/.exec(String(url))?.[1]);
    expect(cursors).toEqual(["", "b", "c"]);
  });

  it("are read from a server that knows no pages", async () => {
    const fetched = answering(pageOf(1).items);
    expect(await read()).toEqual(["objet-1"]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("end somewhere, whatever the server says", async () => {
    const endless = Array.from({ length: 100 }, (_, page) => pageOf(page, "again"));
    const fetched = answering(...endless);
    expect(await read()).toHaveLength(40);
    expect(fetched).toHaveBeenCalledTimes(40);
  });
});
