import type { FightDocument } from "domain/documents/fight";
import { activeEntry, isProvisional } from "domain/documents/initiativeState";
import type { Grid } from "domain/documents/sceneSchema";
import type { Creature } from "domain/game/gameTypes";
import { activeOf, type PublicOrder, toldTurn } from "domain/table/initiative/publicOrder";
import { speedOn } from "domain/table/sight/speedLeft";
import type { LiveCharacter } from "../../../live/characters";
import type { FightView, TokenView } from "./sceneView";
import { standsFor } from "./tokenViews";

type Fighter = Pick<TokenView, "id" | "kind" | "characterId" | "participantId" | "name">;

/** How far somebody goes in a turn, in the grid's unit, by the ids of characters or of participants in the fight. */
export type Speeds = ReadonlyMap<string, number>;

const known = (speeds: readonly (readonly [string, number | undefined])[]): Speeds =>
  new Map(speeds.flatMap(([id, speed]) => (speed === undefined ? [] : [[id, speed] as const])));

/** A character as it came. */
export type Sheet = Pick<LiveCharacter, "id" | "system">;

export const speedsOfCharacters = (characters: readonly Sheet[], grid: Grid): Speeds =>
  known(characters.map((character) => [character.id, speedOn(grid, character.system, { character })]));

/** Of the creatures that fight, by their blocks; `catalogue` may be still to come. */
export function speedsOfCreatures(
  panel: FightDocument["panel"] | undefined,
  catalogue: readonly Creature[],
  grid: Grid,
): Speeds {
  if (panel === undefined) return new Map();
  const { system, fighting } = panel;
  return known(
    Object.entries(fighting.creatures).map(([id, { source }]) => {
      const creature =
        "copy" in source
          ? fighting.copies[source.copy]
          : catalogue.find((one) => one.id === source.catalogue);
      return [id, creature && speedOn(grid, system, { creature })];
    }),
  );
}

/** The fight in the order that the table sees; of the speeds, those of characters are known. */
export function memberFight(
  shared: PublicOrder | undefined,
  tokens: readonly Fighter[],
  speeds: Speeds,
): FightView | undefined {
  const order = toldTurn(shared);
  if (order === undefined) return undefined;
  const active = activeOf(order);
  const fighting = new Set(order.order.map(({ id }) => id));
  return {
    round: order.round,
    activeIds: new Set(tokens.filter((token) => active && standsFor(token, active)).map(({ id }) => id)),
    speeds: known(
      tokens.map(({ id, characterId = "" }) => [
        id,
        order.turnOnly || fighting.has(characterId) ? speeds.get(characterId) : undefined,
      ]),
    ),
  };
}

/** The fight as its MJ runs it, shared with the table or not. */
export function mjFight(
  panel: FightDocument["panel"] | undefined,
  tokens: readonly Fighter[],
  speeds: Speeds,
): FightView | undefined {
  if (panel === undefined || panel.initiative.order.length === 0) return undefined;
  const { initiative } = panel;
  const active = isProvisional(initiative) ? undefined : activeEntry(initiative);
  const fighting = new Set(initiative.order.map(({ id }) => id));
  const entryOf = ({ characterId, participantId }: Fighter) =>
    [characterId, participantId].find((id) => id !== undefined && fighting.has(id));
  return {
    round: initiative.round,
    activeIds: new Set(tokens.filter((token) => active && entryOf(token) === active.id).map(({ id }) => id)),
    speeds: known(tokens.map((token) => [token.id, speeds.get(entryOf(token) ?? "")])),
  };
}
