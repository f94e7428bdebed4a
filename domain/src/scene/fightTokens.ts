import type { SceneDocument } from "../documents/scene";
import type { InitiativeEntry } from "../initiative/initiativeState";
import { cutText } from "../text/characters";
import { type Point, snapped } from "./grid";
import { MAX_TOKEN_TEXT, type Token, type TokenOperation } from "./sceneSchema";
import { tokenIdOf } from "./tokens";

type Place = Pick<SceneDocument, "width" | "height" | "grid">;

/** A token of the scene, with its real name. */
export interface PresentToken {
  readonly id: string;
  readonly hidden: boolean;
  readonly token: Token;
}

const ROW = 6;
const COLOUR = "#a13b3b";

/**
 * So many places for tokens of one square beside each other, six in a row from `at` on, without those where somebody
 * stands. Where the scene ends, they stand on its edge.
 */
export function freePlaces(
  { width, height, grid }: Place,
  at: Point,
  count: number,
  standing: readonly Point[],
): Point[] {
  const keyOf = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const taken = new Set(standing.map(keyOf));
  const places: Point[] = [];
  for (let index = 0; places.length < count; index++) {
    const point = {
      x: Math.min(at.x + (index % ROW) * grid.size, width),
      y: Math.min(at.y + Math.floor(index / ROW) * grid.size, height),
    };
    const place = snapped(grid, point, 1);
    // Beyond as many as stand there and are to be placed, everything is full: who is left shares a square.
    if (!taken.has(keyOf(place)) || index >= count + standing.length) places.push(place);
  }
  return places;
}

/**
 * Places the creatures of a fight that have no token yet, under their names of the order, hidden ones hidden. A creature
 * that stands on the scene already under that name becomes the fight's where it is, and keeps how it looks.
 */
export function fightTokens(
  scene: Place,
  order: readonly Pick<InitiativeEntry, "id" | "name" | "kind" | "hidden">[],
  present: readonly PresentToken[],
  at: Point,
): TokenOperation[] {
  const placed = new Set(present.flatMap(({ token }) => token.participantId ?? []));
  const free = present.filter(({ token }) => token.kind === "creature" && token.participantId === undefined);
  /** Of several creatures of one name, each becomes another token. */
  const taken = (name: string): PresentToken | undefined => {
    const at = free.findIndex(({ token }) => token.name === name);
    return at === -1 ? undefined : free.splice(at, 1)[0];
  };
  const joining = order.flatMap(({ id, name: full, kind, hidden }) => {
    const tokenId = kind === "creature" && !placed.has(id) ? tokenIdOf("creature", id) : undefined;
    const name = cutText(full.trim(), MAX_TOKEN_TEXT);
    return tokenId === undefined || name === "" ? [] : [{ id, tokenId, name, hidden, earlier: taken(name) }];
  });
  const places = freePlaces(
    scene,
    at,
    joining.filter(({ earlier }) => earlier === undefined).length,
    present.map(({ token }) => token),
  );
  return joining.flatMap(({ id, tokenId, name, hidden, earlier }): TokenOperation[] => {
    const fighting = { participantId: id, follows: { health: false, badges: true } };
    if (earlier !== undefined) {
      return [
        { kind: "put", id: tokenId, token: { ...earlier.token, ...fighting }, hidden: earlier.hidden },
        { kind: "remove", ids: [earlier.id] },
      ];
    }
    const place = places.shift() ?? at;
    const token = { kind: "creature" as const, name, nameShown: true, colour: COLOUR, size: 1, ...place };
    return [{ kind: "put", id: tokenId, token: { ...token, ...fighting }, hidden }];
  });
}
