import type { InitiativeEntry } from "domain/documents/initiativeState";
import { sceneTokens, tokens } from "domain/documents/scene";
import { freshPanel } from "domain/table/panel/panelState";
import { characterOf } from "./campaigns";
import { unique } from "./cast";
import { put } from "./database";
import { storeFight } from "./initiative";
import { storeMessage, storeRoll } from "./messages";
import { tableWithScene } from "./sceneTable";

const HEROES = [
  { name: "Elenna", hp: { current: 8, max: 8 }, ac: 12 },
  { name: "Baldrek", hp: { current: 15, max: 21 }, ac: 16 },
  { name: "Maëlle", hp: { current: 9, max: 24 }, ac: 15 },
  { name: "Théodore-Anselme de Castelroc", hp: { current: 30, max: 31 }, ac: 18 },
] as const;

/** In the order of their turns, between the heroes. */
const CREATURES = [
  { name: "Dragon rouge", catalogue: "adult-red-dragon", max: 256, lost: 41 },
  { name: "Gobelin 1", catalogue: "goblin", max: 7, lost: 3 },
  { name: "Gobelin 2", catalogue: "goblin", max: 7, lost: 0 },
  { name: "Gobelin 3", catalogue: "goblin", max: 7, lost: 7 },
  { name: "Gobelin 4", catalogue: "goblin", max: 7, lost: 0 },
  { name: "Gobelin 5", catalogue: "goblin", max: 7, lost: 0 },
  { name: "Ogre", catalogue: "ogre", max: 59, lost: 12 },
  { name: "Chef gobelin", catalogue: "goblin", max: 21, lost: 0 },
] as const;

/**
 * The moment that a game master's screen is made for: five heroes and eight creatures in round 2 of a fight on a scene,
 * a dragon's turn in the middle of the order, messages, and a roll whose damage waits to be applied to a goblin.
 */
export async function momentTable() {
  const opened = await tableWithScene({ hp: { current: 11, max: 17 }, ac: 14 });
  const { mj, nina, leo, table, sceneId, heroToken } = opened;
  const lorien = heroToken.replace("character-", "");
  const others = await Promise.all(
    HEROES.map(async ({ name, ...stats }) => ({
      name,
      id: await characterOf(leo, {
        campaignId: table.id,
        name,
        stats: { ...stats, abilityScores: { dex: 14 } },
      }),
    })),
  );
  const heroes = [{ id: lorien, name: "Lorien" }, ...others];
  const characterEntry = ({ id, name }: { id: string; name: string }, value: number): InitiativeEntry => ({
    ...{ id, name, pronouns: "", role: "Rôdeuse", value, kind: "character", hidden: false },
  });
  const creatures = CREATURES.map((creature) => ({ ...creature, id: unique("creature") }));
  const order: InitiativeEntry[] = [
    ...heroes.slice(0, 3).map((hero, place) => characterEntry(hero, 23 - place)),
    ...creatures.map(
      ({ id, name }, place): InitiativeEntry => ({
        ...{ id, name, pronouns: "", role: "", value: 17 - place, kind: "creature", hidden: false },
      }),
    ),
    ...heroes.slice(3).map((hero, place) => characterEntry(hero, 5 - place)),
  ];
  const activeIndex = order.findIndex(({ name }) => name === "Dragon rouge");
  const at = Date.now();
  await storeFight(table, {
    mjUid: mj.uid,
    panel: {
      ...freshPanel(table.id, "dnd5e"),
      initiative: { order, activeIndex, round: 2 },
      fighting: {
        creatures: Object.fromEntries(
          creatures.map(({ id, catalogue, max, lost }) => [
            id,
            { source: { catalogue }, max, lost, conditions: lost > 0 && lost < max ? ["À terre"] : [] },
          ]),
        ),
        copies: {},
      },
    },
    ...{ shared: true, startedAt: at, steps: [], revision: 1, operationIds: [], updatedAt: at },
    pace: { since: at, count: 0 },
  });
  const token = {
    nameShown: true,
    colour: "#a13b3b",
    sceneId,
    bounds: { width: 1024, height: 640 },
    movedAt: at,
  };
  await Promise.all([
    ...creatures.map(({ id, name, lost, max }, place) =>
      put(tokens, [table.id, `creature-${id}`], {
        ...token,
        ...(lost >= max && { down: true as const }),
        ...{ kind: "creature", name, participantId: id, size: place === 0 ? 3 : 1 },
        ...{ x: 416 + 64 * (place % 4) * 2, y: 160 + 192 * Math.floor(place / 4) },
      }),
    ),
    ...others.map(({ id, name }, place) =>
      put(tokens, [table.id, `character-${id}`], {
        ...token,
        ...{ kind: "character", name, characterId: id, ownerId: leo.uid, size: 1, colour: "#2563a8" },
        ...{ x: 96, y: 224 + 64 * place },
      }),
    ),
    put(sceneTokens, [table.id, sceneId, unique("guetteur")], {
      ...token,
      ...{ kind: "creature", name: "Guetteur", size: 1, x: 928, y: 544, hidden: true },
    }),
  ]);
  await storeMessage(table, nina, "Je me glisse derrière le trône.", { createdAt: at - 90_000 });
  await storeMessage(table, leo, "On tient la porte !", { createdAt: at - 80_000 });
  await storeRoll(table, nina, { createdAt: at - 70_000 });
  await storeRoll(table, leo, {
    ...{ label: "Dégâts : Hache", notation: "1d8+3", roll: 3, modifier: 3, total: 6 },
    ...{ die: 8, dice: [{ sides: 8, value: 3, kept: true, sign: 1 }] },
    damage: { game: "dnd5e", type: "slashing" },
    target: { id: "creature-2", name: "Gobelin 1", kind: "creature" },
    createdAt: at - 30_000,
  });
  return { ...opened, heroes, creatures };
}
