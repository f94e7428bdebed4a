import { describe, expect, it } from "vitest";
import type { EveningFact } from "../../documents/evening";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideShareStory, requireStory, storyOf } from "./heroStory";

const LIA = { id: "lia", name: "Elenna" };
const at = 1_000;
const ofLia = { who: "Elenna", heroId: "lia" };
const ofBorin = { who: "Borin", heroId: "borin" };
const blow = { label: "Rapière", whom: "Gobelin 1", points: 6 };

const fightOf = (heroes: string[], first?: { who: string; heroId?: string }): EveningFact => ({
  ...{ kind: "fight", at, endedAt: at + 1, rounds: 3, heroes },
  ...(first && { first: { ...first, ...blow } }),
});

describe("the story of a character", () => {
  it("has what is its own of a record, in its order, and nothing of the others", () => {
    const own: EveningFact[] = [
      { kind: "downtime", at, ...ofLia, text: "Une chasse" },
      fightOf(["Elenna", "Borin"]),
      { kind: "blow", at, ...ofLia, ...blow },
      { kind: "triumph", at, ...ofLia, label: "Rapière", outcome: "Réussite critique" },
      { kind: "fell", at, ...ofLia },
      { kind: "rose", at, ...ofLia },
      { kind: "maddened", at, ...ofLia, label: "Frénésie" },
      { kind: "level", at, ...ofLia, level: 5 },
      { kind: "died", at, ...ofLia },
    ];
    const others: EveningFact[] = [
      fightOf(["Borin"], ofBorin),
      { kind: "blow", at, ...ofBorin, ...blow },
      { kind: "fell", at, who: "Loup", also: ["Elenna"] },
      { kind: "level", at, ...ofBorin, level: 5 },
      { kind: "scene", at, title: "Elenna" },
      { kind: "ask", at, label: "Perception", results: [{ who: "Elenna", total: 12 }] },
    ];
    const mixed = own.flatMap((fact, place) => [fact, ...(others[place] ? [others[place]] : [])]);
    expect(storyOf(mixed, LIA)).toEqual(own);
  });

  it("has the fights whose order nobody saw, where it struck", () => {
    expect(storyOf([fightOf([], ofLia), fightOf([], ofBorin)], LIA)).toEqual([fightOf([], ofLia)]);
  });

  it("knows the character of a record of before by its name, and no namesake where ids tell them apart", () => {
    const before: EveningFact = { kind: "fell", at, who: "Elenna" };
    const namesake: EveningFact = { kind: "fell", at, who: "Elenna", heroId: "another" };
    expect(storyOf([before, namesake, { kind: "fell", at, who: "Borin" }], LIA)).toEqual([before]);
  });

  it("has the fights of an evening when it had another name", () => {
    const facts: EveningFact[] = [fightOf(["Elenna"]), { kind: "fell", at, ...ofLia }];
    expect(storyOf(facts, { id: "lia", name: "Elenna la Grise" })).toEqual(facts);
    expect(storyOf([fightOf(["Elenna"])], { id: "lia", name: "Elenna la Grise" })).toEqual([]);
  });
});

describe("who reads a story", () => {
  const table = campaignOf({ memberIds: ["alice", "bob"] });
  const mj = table.mj.uid;
  const of = { userId: "alice" };
  const read = (uid: string, character = {}, at: typeof table | undefined = table) =>
    refusalOf(() => requireStory(uid, { ...of, ...character }, at));

  it.each([
    ["its player", "alice", undefined, undefined],
    ["the MJ", mj, undefined, undefined],
    ["another player", "bob", "forbidden", undefined],
    ["a stranger", "zoe", "character-not-found", "character-not-found"],
  ])("%s, by whether it is shared", (_, uid, unshared, shared) => {
    expect([read(uid), read(uid, { storyShared: true })]).toEqual([unshared, shared]);
  });

  it("its player alone where it is at no table, and nobody once it is deleted", () => {
    const alone = (uid: string) =>
      refusalOf(() => requireStory(uid, { ...of, storyShared: true }, undefined));
    expect([alone("alice"), alone(mj), alone("bob")]).toEqual([
      ...[undefined, "character-not-found", "character-not-found"],
    ]);
    expect(read("alice", { deletedAt: 1 })).toBe("character-not-found");
  });

  it("not even its player, once they have left the table", () => {
    expect(read("alice", {}, campaignOf({ memberIds: ["bob"] }))).toBe("forbidden");
  });

  it("and its player alone shares it", () => {
    const share = (uid: string, shared: boolean, change = {}) =>
      refusalOf(() => decideShareStory(uid, { ...of, ...change }, table, shared));
    expect(decideShareStory("alice", of, table, true)).toEqual({ storyShared: true });
    expect(decideShareStory("alice", { ...of, storyShared: true }, table, false)).toEqual({
      storyShared: undefined,
    });
    expect([share(mj, true), share("bob", true), share("zoe", true)]).toEqual([
      ...["forbidden", "forbidden", "character-not-found"],
    ]);
    expect(share("alice", true, { deletedAt: 1 })).toBe("character-not-found");
  });
});
