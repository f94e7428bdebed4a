import { listInvites, listUsers } from "domain/api/admin";
import type { CallInput } from "domain/api/call";
import { invites } from "domain/documents/invite";
import { users } from "domain/documents/user";
import { userKeys } from "domain/members/account/userKeys";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, refusal } from "../support/apiClient";
import { invite, unique } from "../support/cast";
import { put, putRaw, remove } from "../support/database";
import { adminSeat } from "./support/admins";
import type { Seat } from "./support/seats";

type Query = CallInput<typeof listUsers>["query"];
interface Row {
  uid: string;
  name: string;
}

/** A surname that occurs only in this run. */
const surname = unique("Vauquelin").replace("-", "");
const firstNames = ["Zoé", "Émile", "ana", "Bob", "Chloé", "Dora", "Éloi"];

let hera: Seat;

/** Members who never sign in, which makes them cheap to create. */
async function crowd(): Promise<void> {
  await Promise.all(
    firstNames.map(async (first, index) => {
      const name = `${first} ${surname}`;
      const email = `${unique("foule")}@example.fr`;
      const role = index === 0 ? ("admin" as const) : ("player" as const);
      const rights = { role, characterQuota: index % 3, createdAt: 1000 + index, claimsAt: 1 };
      await put(users, [unique("foule")], {
        name,
        pronouns: "",
        email,
        ...userKeys(name),
        ...rights,
      });
    }),
  );
}

const asking = (query: Query) => hera.browser.call(listUsers, { query: { search: surname, ...query } });
const rowsOf = ({ body }: Answer) => body?.users as Row[];
const isOfTheCrowd = ({ name }: Row) => name.endsWith(surname);
const firstNamesOf = (answer: Answer) => rowsOf(answer).map(({ name }) => name.split(" ")[0]);

async function allPages(query: Query): Promise<{ pages: number; names: (string | undefined)[] }> {
  const names: (string | undefined)[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const answer = await asking({ ...query, limit: 2, cursor });
    names.push(...firstNamesOf(answer));
    cursor = answer.body?.nextCursor as string | undefined;
    pages += 1;
  } while (cursor !== undefined);
  return { pages, names };
}

beforeAll(async () => {
  hera = await adminSeat("Héra");
  await crowd();
});

describe("a page of the admins' lists", () => {
  it("has the existing roles, a total, and the admin's view of each member", async () => {
    const { status, body } = await asking({ limit: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ roles: ["admin", "player"], total: 7, nextCursor: expect.any(String) });
    expect(Object.keys(rowsOf({ body } as Answer)[0] ?? {}).sort()).toEqual([
      "characterQuota",
      "createdAt",
      "email",
      "name",
      "pronouns",
      "role",
      "uid",
    ]);
  });

  it.each([
    ["name", "asc", ["ana", "Bob", "Chloé", "Dora", "Éloi", "Émile", "Zoé"]],
    ["name", "desc", ["Zoé", "Émile", "Éloi", "Dora", "Chloé", "Bob", "ana"]],
    ["createdAt", "asc", firstNames],
    ["createdAt", "desc", firstNames.toReversed()],
    ["characterQuota", "asc", ["Bob", "Éloi", "Zoé", "Chloé", "Émile", "ana", "Dora"]],
    ["role", "asc", ["Zoé", "ana", "Bob", "Chloé", "Dora", "Éloi", "Émile"]],
  ] as const)(
    "continues the previous one, by %s %s, without gap or repetition",
    async (sort, direction, order) => {
      expect(await allPages({ sort, direction })).toEqual({ pages: 4, names: order });
    },
  );

  it("continues through the whole list, sorted in both directions, each member once", async () => {
    for (const direction of ["asc", "desc"] as const) {
      const uids: string[] = [];
      const found: (string | undefined)[] = [];
      let cursor: string | undefined;
      do {
        const answer = await asking({ search: "", sort: "role", direction, limit: 100, cursor });
        uids.push(...rowsOf(answer).map(({ uid }) => uid));
        found.push(...firstNamesOf({ ...answer, body: { users: rowsOf(answer).filter(isOfTheCrowd) } }));
        cursor = answer.body?.nextCursor as string | undefined;
      } while (cursor !== undefined);
      expect(new Set(uids).size).toBe(uids.length);
      const byRole = ["Zoé", "ana", "Bob", "Chloé", "Dora", "Éloi", "Émile"];
      expect(found).toEqual(direction === "asc" ? byRole : byRole.toReversed());
    }
  });

  it("is searched by the beginning of a name, of its last word or of an address, ignoring case and accents", async () => {
    expect(firstNamesOf(await asking({ search: `EMILE ${surname}` }))).toEqual(["Émile"]);
    expect(firstNamesOf(await asking({ search: ` ${surname.toUpperCase()}` }))).toHaveLength(7);
    const byAddress = await asking({ search: hera.email.toUpperCase() });
    expect(rowsOf(byAddress).map(({ uid }) => uid)).toEqual([hera.uid]);
    expect((await asking({ search: unique("personne") })).body).toMatchObject({ users: [], total: 0 });
  });

  it("has at most 100 rows, and 25 by default", async () => {
    for (const limit of [0, 101, 1.5, "dix" as unknown as number]) {
      expect(refusal(await asking({ limit }))).toEqual([400, "invalid-input"]);
    }
    expect((await asking({ limit: 100 })).status).toBe(200);
    expect(rowsOf(await hera.browser.call(listUsers, {})).length).toBeLessThanOrEqual(25);
  });

  it("refuses an invalid cursor, and one of another sort", async () => {
    const { body } = await asking({ sort: "role", limit: 1 });
    const foreign = body?.nextCursor as string;
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const cursor of [
      "garbage",
      foreign,
      forged([]),
      forged("text"),
      forged(["a", ""]),
      forged(["a", "b/c"]),
      forged([{ seconds: 1e300, nanoseconds: 0 }, "a"]),
      forged([null, "a"]),
    ]) {
      expect(refusal(await asking({ cursor }))).toEqual([400, "invalid-input"]);
    }
  });

  it("refuses an unknown sort and an unknown direction", async () => {
    expect((await asking({ sort: "password" as "name" })).status).toBe(400);
    expect((await asking({ direction: "up" as "asc" })).status).toBe(400);
  });

  it("leaves out an invalid document, and continues after it", async () => {
    const uid = unique("foule");
    await putRaw(users.path(uid), { nameKey: "b", name: 42, surnameKey: surname.toLowerCase() });
    expect((await allPages({})).names).toHaveLength(7);
    await remove(users.path(uid));
  });

  it("of a search with more than 300 results is marked as partial", async () => {
    const word = unique("Legion").replace("-", "").toLowerCase();
    const notes = Array.from({ length: 301 }, (_, index) => `${word} ${String(index).padStart(3, "0")}`);
    const codes = await Promise.all(notes.map((note) => invite({ note })));
    const search = (note: string) => hera.browser.call(listInvites, { query: { search: note, limit: 100 } });
    expect((await search(word)).body).toMatchObject({ total: 300, isPartial: true });
    const narrowed = await search(`${word} 1`);
    expect(narrowed.body).toMatchObject({ total: 100 });
    expect(narrowed.body).not.toHaveProperty("isPartial");
    await Promise.all(codes.map((code) => remove(invites.path(code))));
  });

  it("of codes is searched by code, note, and who used them", async () => {
    const word = unique("Grimaud").replace("-", "");
    const usedBy = { uid: "x", name: `${word} Ana`, email: "ana@example.fr" };
    const [noted, used] = [await invite({ note: word }), await invite({ used: true, usedBy })];
    const { body } = await hera.browser.call(listInvites, {
      query: { search: word, sort: "used", direction: "asc" },
    });
    expect(body?.invites).toMatchObject([
      { code: noted, used: false },
      { code: used, used: true, usedByName: usedBy.name, usedByEmail: usedBy.email },
    ]);
    const one = await hera.browser.call(listInvites, { query: { search: noted.toLowerCase() } });
    expect(one.body).toMatchObject({ total: 1, invites: [{ code: noted }] });
  });
});
