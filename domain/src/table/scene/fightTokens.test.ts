import { describe, expect, it } from "vitest";
import { PRESETS } from "../../games/registry/presets";
import { entryOf, orderOf } from "../../testing/initiative";
import { gridOf, tokenOf } from "../../testing/scenes";
import { applyPanelEvent } from "../panel/panelEvents";
import { freshPanel } from "../panel/panelState";
import { fightTokens, movedByFight, takenOver } from "./fightTokens";

const scene = { system: "dnd5e" as const, width: 1000, height: 500, grid: gridOf() };
const at = { x: 525, y: 225 };
const entry = (id: string, name: string, change = {}) => ({
  ...{ id, name, role: "", kind: "creature" as const, hidden: false },
  ...change,
});
const order = [
  entry("g1", "Gobelin 1"),
  entry("lorien", "Lorien", { kind: "character" }),
  entry("g2", "Gobelin 2", { hidden: true }),
];
const put = (operations: ReturnType<typeof fightTokens>) =>
  operations.flatMap((one) => (one.kind === "put" ? [[one.id, one.token.name, one.hidden]] : []));

describe("the creatures of a fight", () => {
  it("of one name become each another token that stands there under it", () => {
    const wolves = [entry("w1", "Loup"), entry("w2", "Loup"), entry("w3", "Loup")];
    const standing = ["token-a", "token-b"].map((id, index) => {
      return { id, hidden: false, token: tokenOf({ name: "Loup", x: 25 + 50 * index, y: 25 }) };
    });
    const operations = fightTokens(scene, wolves, standing, at);
    const places = operations.flatMap((one) => (one.kind === "put" ? [[one.id, one.token.x]] : []));
    expect(places).toEqual([
      ["creature-w1", 25],
      ["creature-w2", 75],
      ["creature-w3", 525],
    ]);
    expect(operations.flatMap((one) => (one.kind === "remove" ? one.ids : []))).toEqual([
      "token-a",
      "token-b",
    ]);
  });

  it("become tokens of their kind that stand there, and follow the name by which they are shown", () => {
    const unseen = { commonName: "Gobelin", hidden: true };
    const joining = [
      entry("a", "Gobelin A", unseen),
      entry("b", "Gobelin B", unseen),
      entry("c", "Gobelin C", unseen),
    ];
    const standing = ["Gobelin 2", "Gobelin rusé", "Gobelin B"].map((name, at) => {
      return { id: `token-${at}`, hidden: false, token: tokenOf({ name, x: 25 + 50 * at, y: 25 }) };
    });
    const operations = fightTokens(scene, joining, standing, at);
    expect(put(operations)).toEqual([
      ["creature-a", "Gobelin 2", false],
      ["creature-b", "Gobelin B", false],
      ["creature-c", "Gobelin C", true],
    ]);
    expect([...takenOver(operations)]).toEqual([
      ["a", "token-0"],
      ["b", "token-2"],
    ]);
    expect(operations.flatMap((one) => (one.kind === "put" ? one.token.commonName : []))).toEqual([
      "Gobelin",
      "Gobelin",
      "Gobelin",
    ]);
  });

  it("have no half of an emoji at the end of a long name", () => {
    const long = [entry("d1", `a${"🐉".repeat(45)}`)];
    expect(put(fightTokens(scene, long, [], at))).toEqual([["creature-d1", `a${"🐉".repeat(39)}`, false]]);
  });

  it("are placed under their names, hidden ones hidden, on squares of their own", () => {
    const operations = fightTokens(scene, order, [], at);
    expect(put(operations)).toEqual([
      ["creature-g1", "Gobelin 1", false],
      ["creature-g2", "Gobelin 2", true],
    ]);
    expect(operations.map((one) => one.kind === "put" && [one.token.x, one.token.y])).toEqual([
      [525, 225],
      [575, 225],
    ]);
    expect(operations[0]).toMatchObject({
      token: { participantId: "g1", follows: { health: false, badges: true } },
    });
  });

  it("take the space of their size, without standing on each other", () => {
    const large = [
      entry("o1", "Ogre", { role: "Géant de taille G, chaotique mauvais" }),
      entry("g1", "Gobelin", { role: "Humanoïde de taille P, neutre mauvais" }),
      entry("d1", "Dragon", { role: "Dragon de taille Gig, loyal bon" }),
    ];
    const tokens = fightTokens(scene, large, [], at).flatMap((one) =>
      one.kind === "put" ? [one.token] : [],
    );
    expect(tokens.map(({ name, size }) => [name, size])).toEqual([
      ["Ogre", 2],
      ["Gobelin", 1],
      ["Dragon", 4],
    ]);
    for (const [index, one] of tokens.entries())
      for (const other of tokens.slice(index + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(
          ((one.size + other.size) / 2) * 50,
        );
  });

  it("are placed once, and beside who stands there", () => {
    const present = [
      { id: "creature-g1", hidden: false, token: tokenOf({ participantId: "g1", name: "Gobelin 1", ...at }) },
    ];
    const operations = fightTokens(scene, order, present, at);
    expect(put(operations)).toEqual([["creature-g2", "Gobelin 2", true]]);
    expect(operations[0]).toMatchObject({ token: { x: 575, y: 225 } });
  });

  it("are those that were prepared under the same name, where they stand and as they are", () => {
    const token = tokenOf({ name: "Gobelin 1", x: 75, y: 75, size: 2 });
    const operations = fightTokens(scene, order.slice(0, 1), [{ id: "prepared-1", hidden: true, token }], at);
    expect(operations).toEqual([
      {
        kind: "put",
        id: "creature-g1",
        token: { ...token, participantId: "g1", follows: { health: false, badges: true } },
        hidden: true,
      },
      { kind: "remove", ids: ["prepared-1"] },
    ]);
  });

  it("without a name, or with an id that is too long, are left out", () => {
    expect(fightTokens(scene, [entry("g1", " "), entry("x".repeat(90), "Loup")], [], at)).toEqual([]);
  });
});

describe("a change of a running fight", () => {
  const { value, ...participant } = entryOf("g1", 9, { kind: "creature" });
  const begun = { ...freshPanel("camp", "dnd5e"), initiative: orderOf(entryOf("ayla", 12)) };
  const context = { preset: PRESETS.dnd5e, roster: [] };
  const group = { creature: { catalogue: "goblin" }, joining: [{ participant, value, life: 7 }] };
  const grown = applyPanelEvent(begun, { type: "addCreatures", ...group }, context);
  const [before, after] = [
    { panel: begun, startedAt: 5 },
    { panel: grown, startedAt: 5 },
  ];

  it("brings who joined with numbers to the scene, and takes whose joining is undone off it", () => {
    expect(movedByFight(before, after, false)).toMatchObject({ joined: [{ id: "g1" }], gone: [] });
    expect(movedByFight(after, before, true)).toEqual({ joined: [], gone: ["g1"] });
    const named = applyPanelEvent(
      begun,
      { type: "addParticipants", joining: [{ participant, value }] },
      context,
    );
    expect(movedByFight(before, { panel: named, startedAt: 5 }, false).joined).toEqual([]);
  });

  it("brings all where the fight begins", () => {
    expect(movedByFight(undefined, after, false)).toMatchObject({ joined: [{ id: "g1" }], gone: [] });
    expect(movedByFight({ panel: begun }, after, false)).toMatchObject({ joined: [{ id: "g1" }], gone: [] });
  });

  it("brings nobody where the fight ends, and takes nobody away who left otherwise", () => {
    expect(movedByFight(after, { panel: begun }, true).gone).toEqual([]);
    expect(movedByFight(after, before, false).gone).toEqual([]);
  });
});
