import type { SceneDocument } from "../../documents/scene";
import type { TokenOperation } from "../../documents/sceneSchema";
import { squaresOf } from "../../game/creatures/size";
import type { Creature } from "../../game/gameTypes";
import { numberedNames } from "../creatures/numberedNames";
import { isCovered } from "./cover";
import { CREATURE_COLOUR, type PresentToken } from "./fightTokens";
import { freePlaces } from "./freePlaces";
import type { Point } from "./grid";

/** So many of one creature, that no fight knows yet. */
export interface PreparedCreatures {
  readonly creature: Pick<Creature, "name" | "about">;
  readonly count: number;
  readonly hidden: boolean;
}

interface Scene extends Pick<SceneDocument, "width" | "height" | "grid" | "fog"> {
  readonly present: readonly PresentToken[];
  /** The members see it now. */
  readonly isShown: boolean;
}

/**
 * Places creatures before their fight: numbered as the fight will name them, so that it takes them over where they
 * stand, each with the space of its size. None of them appears before the members' eyes: those are hidden.
 */
export function creatureTokens(
  { present, isShown, ...scene }: Scene,
  prepared: readonly PreparedCreatures[],
  at: Point,
  newId: () => string,
): TokenOperation[] {
  const names = present.map(({ token }) => token.name);
  const joining = prepared.flatMap(({ creature, count, hidden }) => {
    const numbered = numberedNames(creature.name, names, count);
    names.push(...numbered);
    return numbered.map((name) => ({ name, hidden, size: squaresOf(creature.about) }));
  });
  const places = freePlaces(
    scene,
    at,
    joining.map(({ size }) => size),
    present.map(({ token }) => token),
  );
  return joining.map(({ name, hidden, size }, index): TokenOperation => {
    const place = places[index] ?? { ...at, size };
    const token = { kind: "creature" as const, name, nameShown: true, colour: CREATURE_COLOUR, ...place };
    const isSeen = isShown && !isCovered(scene.fog, token);
    return { kind: "put", id: newId(), token, hidden: hidden || isSeen };
  });
}
