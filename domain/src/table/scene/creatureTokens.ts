import type { Participant } from "../../documents/initiativeState";
import type { SceneDocument } from "../../documents/scene";
import { MAX_TOKEN_TEXT, type TokenOperation } from "../../documents/sceneSchema";
import { creaturesOf } from "../../games/registry/creatures";
import type { SystemId } from "../../values/systemIds";
import { cutText } from "../../values/text/characters";
import { CREATURE_COLOUR } from "../roster/playerColor";
import { isCovered } from "./cover";
import { pictureOfKind } from "./creaturePicture";
import type { PresentToken } from "./fightTokens";
import { freePlaces } from "./freePlaces";
import type { Point } from "./grid";
import { tokenIdOf } from "./tokens";

interface Scene extends Pick<SceneDocument, "width" | "height" | "grid" | "fog"> {
  readonly system: SystemId;
  readonly present: readonly PresentToken[];
  /** The members see it now. */
  readonly isShown: boolean;
}

/**
 * Places creatures that come into the fight, each with the space of its size and the picture of its kind. None of them
 * appears before the members' eyes: those are hidden.
 */
export function creatureTokens(
  { system, present, isShown, ...scene }: Scene,
  joining: readonly Pick<Participant, "id" | "name" | "role" | "hidden" | "commonName">[],
  at: Point,
): (TokenOperation & { kind: "put" })[] {
  const { squaresOf } = creaturesOf(system);
  const sizes = joining.map(({ role }) => squaresOf?.(role) ?? 1);
  const standing = present.map(({ token }) => token);
  const places = freePlaces(scene, at, sizes, standing);
  return joining.flatMap(({ id, name, hidden, commonName }, index) => {
    const tokenId = tokenIdOf("creature", id);
    const place = places[index];
    if (tokenId === undefined || place === undefined) return [];
    const token = {
      ...{ kind: "creature" as const, participantId: id, follows: { health: false, badges: true } },
      ...{ name: cutText(name.trim(), MAX_TOKEN_TEXT), nameShown: true, colour: CREATURE_COLOUR, ...place },
      ...(commonName !== undefined && { commonName: cutText(commonName.trim(), MAX_TOKEN_TEXT) }),
      ...pictureOfKind(present, { name, commonName }),
    };
    const isSeen = isShown && !isCovered(scene.fog, token);
    return [{ kind: "put" as const, id: tokenId, token, hidden: hidden || isSeen }];
  });
}
