import { describe, expect, it } from "vitest";
import { tokenOperationsSchema } from "../../documents/sceneSchema";
import { PRESETS } from "../../games/registry/presets";
import { adventureTokenOf, GOBLIN } from "../../testing/adventures";
import { NOW } from "../../testing/campaigns";
import { sceneOf, tokenOf } from "../../testing/scenes";
import { seededSource } from "../../testing/seededSource";
import { placedCreaturesSchema } from "../fight/waitingCreatures";
import { ADVENTURE_SCHEMAS } from "./adventure";
import { adventureScene, ofNoCreature, tokenParcels, type WholeScene } from "./adventureScene";

const held = (change: Parameters<typeof tokenOf>[0], hidden = true) => ({
  ...tokenOf(change),
  ...{ sceneId: "s", movedAt: NOW, bounds: { width: 1200, height: 1000 }, hidden },
});

const whole = (change: Partial<WholeScene> = {}): WholeScene => ({
  scene: sceneOf({
    fog: { on: true, revealed: [{ outline: [0, 0, 9, 0, 9, 9], holes: [] }] },
    names: { secret: "Le comte" },
    sight: { on: true, light: "dark", playersOpenDoors: true },
  }),
  walls: [{ id: "w1", kind: "window", points: [0, 0, 100, 0] }],
  doors: [],
  lights: [],
  tokens: new Map(),
  creatureOf: () => undefined,
  pieces: new Map([["overview", "AAAA"]]),
  ...change,
});

describe("a scene for another table", () => {
  it("has its ground, walls, doors, sight and picture, and nothing of what was seen", () => {
    const known = { id: "d1", points: [0, 0, 9, 9], state: "secret" as const, known: "closed" as const };
    const scene = adventureScene(whole({ doors: [known] }));
    expect(scene).toEqual({
      ...{ name: "La crypte", width: 1200, height: 1000, grid: scene.grid, fogOn: true, rooms: [] },
      background: { colour: "#203040", texture: "stone" },
      sight: { on: true, light: "dark", playersOpenDoors: true },
      walls: [{ id: "w1", kind: "window", points: [0, 0, 100, 0] }],
      doors: [{ id: "d1", points: [0, 0, 9, 9], state: "secret" }],
      ...{ lights: [], tokens: [], picture: { overview: "AAAA" } },
    });
    expect(ADVENTURE_SCHEMAS.scenes.parse(scene)).toEqual(scene);
  });

  it("has no picture where it is drawn", () => {
    const { picture: _, ...drawn } = sceneOf();
    expect(adventureScene(whole({ scene: drawn, pieces: new Map() }))).not.toHaveProperty("picture");
  });

  it("has its creatures and objects under their real names, and no hero", () => {
    const tokens = new Map([
      ["hero", held({ kind: "character", characterId: "lia", name: "Lia" })],
      ["secret", held({ name: "Créature", nameShown: false, health: 0.5, badges: ["À terre"], down: true })],
      ["chest", held({ kind: "object", name: "Coffre", light: { radius: 6, colour: "#ffaa00" } }, false)],
      ["goblin", held({ participantId: "p1", name: "Gobelin A", commonName: "Gobelin", health: 0.2 })],
      ["gone", held({ participantId: "p2", name: "Gobelin B", sees: true, darkvision: 18 })],
    ]);
    const creatureOf = (id: string) => (id === "p1" ? GOBLIN : undefined);
    const plain = { nameShown: true, colour: "#aa0000", size: 1, x: 100, y: 100, hidden: true };
    expect(adventureScene(whole({ tokens, creatureOf })).tokens).toEqual([
      {
        ...plain,
        kind: "creature",
        name: "Le comte",
        nameShown: false,
        health: 0.5,
        badges: ["À terre"],
        down: true,
      },
      { ...plain, kind: "object", name: "Coffre", light: { radius: 6, colour: "#ffaa00" }, hidden: false },
      { ...plain, kind: "creature", name: "Gobelin A", commonName: "Gobelin", creature: GOBLIN },
      { ...plain, kind: "creature", name: "Gobelin B", sees: true, darkvision: 18 },
    ]);
  });
});

let ids = 0;
const placing = {
  system: "dnd5e" as const,
  isOfCatalogue: () => true,
  dice: PRESETS.dnd5e.initiativeDice,
  rollDie: () => 11,
  source: seededSource(7),
  newId: () => {
    ids += 1;
    return `new-id-${ids}`;
  },
};
const goblin = (name: string, change = {}) =>
  adventureTokenOf({ name, commonName: "Gobelin", creature: GOBLIN, ...change });

describe("tokens that are put on a new scene", () => {
  it("bring creatures with numbers of their own, who wait there as their tokens stand", () => {
    const tokens = [
      goblin("Gobelin A"),
      goblin("Grik", { hidden: false }),
      adventureTokenOf({ kind: "object" }),
    ];
    const [parcel, ...rest] = tokenParcels(tokens, placing);
    expect(rest).toEqual([]);
    expect(tokenOperationsSchema.parse(parcel?.operations)).toEqual(parcel?.operations);
    expect(placedCreaturesSchema.parse(parcel?.creatures)).toMatchObject({
      groups: [
        {
          creature: { catalogue: "goblin" },
          joining: [
            {
              participant: { name: "Gobelin A", commonName: "Gobelin", hidden: true },
              life: GOBLIN.life.max,
            },
            { participant: { name: "Grik", hidden: false } },
          ],
        },
      ],
    });
    const [first, second] = parcel?.creatures?.groups[0]?.joining ?? [];
    expect(parcel?.operations).toMatchObject([
      {
        id: `creature-${first?.participant.id}`,
        hidden: true,
        token: { participantId: first?.participant.id },
      },
      {
        hidden: false,
        token: { participantId: second?.participant.id, follows: { health: false, badges: true } },
      },
      { token: { kind: "object" } },
    ]);
    expect(parcel?.operations[2]).not.toHaveProperty("token.participantId");
  });

  it("tell nobody how many there were, nor a name that is not shown", () => {
    const names = ["Gobelin 2", "Gobelin A", "Gobelin 4", "Grik", "Le comte"];
    const tokens = names.map((name) => {
      const isSecret = name === "Le comte";
      return adventureTokenOf({ name, creature: GOBLIN, ...(isSecret && { nameShown: false }) });
    });
    const [parcel] = tokenParcels(tokens, placing);
    const joining = parcel?.creatures?.groups[0]?.joining.map(({ participant }) => participant);
    const told = ["Gobelin B", "Gobelin A", "Gobelin C", "Grik", "Le comte"];
    expect(joining?.map(({ name }) => name)).toEqual(told);
    expect(joining?.map(({ commonName }) => commonName)).toEqual([
      "Gobelin",
      undefined,
      "Gobelin",
      undefined,
      "Gobelin",
    ]);
    expect(parcel?.operations).toMatchObject(told.map((name) => ({ token: { name } })));
    expect(parcel && ofNoCreature(parcel).operations).toMatchObject(
      told.map((name) => ({ token: { name } })),
    );
    expect(JSON.stringify(parcel && ofNoCreature(parcel))).not.toMatch(/participantId|commonName|creatures/);
  });

  it("are what they look like alone where their creature is of another game", () => {
    const parcels = tokenParcels([goblin("Gobelin A")], { ...placing, system: "cthulhu" });
    expect(parcels).toEqual([
      {
        operations: [
          expect.objectContaining({
            token: expect.not.objectContaining({ participantId: expect.anything() }),
          }),
        ],
      },
    ]);
  });

  it("are as many requests as their number and their kinds ask for", () => {
    const many = Array.from({ length: 120 }, (_, at) =>
      adventureTokenOf({ name: `Table ${at}`, kind: "object" }),
    );
    expect(tokenParcels(many, placing).map(({ operations }) => operations.length)).toEqual([50, 50, 20]);
    const kinds = Array.from({ length: 12 }, (_, at) =>
      goblin("Gobelin", { creature: { ...GOBLIN, id: `g-${at}` } }),
    );
    const copies = tokenParcels(kinds, { ...placing, isOfCatalogue: () => false });
    expect(copies.map(({ creatures }) => creatures?.groups.length)).toEqual([10, 2]);
    expect(tokenParcels([], placing)).toEqual([]);
  });
});
