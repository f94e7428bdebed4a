import type { FightDocument } from "../../documents/fight";
import type { InitiativeEntry } from "../../documents/initiativeState";
import type { SceneDocument } from "../../documents/scene";
import { MAX_TOKEN_TEXT, type Token, type TokenOperation } from "../../documents/sceneSchema";
import { creaturesOf } from "../../games/registry/creatures";
import type { SystemId } from "../../values/systemIds";
import { cutText } from "../../values/text/characters";
import { numberOf } from "../creatures/numberedNames";
import { CREATURE_COLOUR } from "../roster/playerColor";
import { pictureOfKind } from "./creaturePicture";
import { freePlaces } from "./freePlaces";
import type { Point } from "./grid";
import { tokenIdOf } from "./tokens";

interface Place extends Pick<SceneDocument, "width" | "height" | "grid"> {
  readonly system: SystemId;
}

/** A token of the scene, with its real name. */
export interface PresentToken {
  readonly id: string;
  readonly hidden: boolean;
  readonly token: Token;
}

/**
 * Places the creatures of a fight that have no token yet, under their names of the order, each with the space of its
 * size and the picture of its kind, hidden ones hidden. A creature that stands on the scene already under that name
 * becomes the fight's where it is, and keeps how it looks.
 */
export function fightTokens(
  scene: Place,
  order: readonly Pick<InitiativeEntry, "id" | "name" | "role" | "kind" | "hidden" | "commonName">[],
  present: readonly PresentToken[],
  at: Point,
): TokenOperation[] {
  const { squaresOf } = creaturesOf(scene.system);
  const placed = new Set(present.flatMap(({ token }) => token.participantId ?? []));
  const free = present.filter(({ token }) => token.kind === "creature" && token.participantId === undefined);
  /** Of several creatures of one name, each becomes another token. */
  const taken = (name: string, kind: string | undefined): PresentToken | undefined => {
    const same = free.findIndex(({ token }) => token.name === name);
    const ofKind = ({ token }: PresentToken) =>
      kind !== undefined && numberOf(kind, token.name) !== undefined;
    const at = same === -1 ? free.findIndex(ofKind) : same;
    return at === -1 ? undefined : free.splice(at, 1)[0];
  };
  const joining = order.flatMap(({ id, name: full, role, kind, hidden, commonName }) => {
    const tokenId = kind === "creature" && !placed.has(id) ? tokenIdOf("creature", id) : undefined;
    const name = cutText(full.trim(), MAX_TOKEN_TEXT);
    return tokenId === undefined || name === ""
      ? []
      : [
          {
            id,
            tokenId,
            name,
            hidden,
            commonName,
            size: squaresOf?.(role) ?? 1,
            earlier: taken(name, commonName),
          },
        ];
  });
  const places = freePlaces(
    scene,
    at,
    joining.filter(({ earlier }) => earlier === undefined).map(({ size }) => size),
    present.map(({ token }) => token),
  );
  return joining.flatMap(({ id, tokenId, name, hidden, commonName, size, earlier }): TokenOperation[] => {
    const fighting = {
      participantId: id,
      follows: { health: false, badges: true },
      ...(commonName !== undefined && { commonName: cutText(commonName.trim(), MAX_TOKEN_TEXT) }),
    };
    if (earlier !== undefined) {
      return [
        { kind: "put", id: tokenId, token: { ...earlier.token, ...fighting }, hidden: earlier.hidden },
        { kind: "remove", ids: [earlier.id] },
      ];
    }
    const place = places.shift() ?? { ...at, size };
    const token = { kind: "creature" as const, name, nameShown: true, colour: CREATURE_COLOUR, ...place };
    const picture = pictureOfKind(present, { name, commonName });
    return [{ kind: "put", id: tokenId, token: { ...token, ...fighting, ...picture }, hidden }];
  });
}

/** Which tokens creatures of the fight have taken over, by the creatures' ids: each is removed after theirs is put. */
export const takenOver = (operations: readonly TokenOperation[]): ReadonlyMap<string, string> =>
  new Map(
    operations.flatMap((one, at) => {
      const next = operations[at + 1];
      const id = one.kind === "put" ? one.token.participantId : undefined;
      return id !== undefined && next?.kind === "remove"
        ? next.ids.map((earlier) => [id, earlier] as const)
        : [];
    }),
  );

type KnownFight = Pick<FightDocument, "panel" | "startedAt">;

/**
 * Whom a change of a fight brings to the scene that is shown and takes off it: creatures with numbers that joined the
 * order, all of it where the fight begins, and those that an undo took out of the fight again, by their ids.
 */
export function movedByFight(
  before: KnownFight | undefined,
  after: KnownFight,
  isUndone: boolean,
): { readonly joined: readonly InitiativeEntry[]; readonly gone: readonly string[] } {
  if (after.startedAt === undefined) return { joined: [], gone: [] };
  const { initiative, fighting } = after.panel;
  const goesOn = before !== undefined && before.startedAt === after.startedAt;
  const known = new Set(goesOn ? before.panel.initiative.order.map(({ id }) => id) : []);
  const gone = Object.keys(before?.panel.fighting.creatures ?? {}).filter(
    (id) => !Object.hasOwn(fighting.creatures, id),
  );
  return {
    joined: initiative.order.filter(({ id }) => !known.has(id) && Object.hasOwn(fighting.creatures, id)),
    gone: goesOn && isUndone ? gone : [],
  };
}
