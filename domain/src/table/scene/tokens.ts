import type { SceneDocument, SceneTokenDocument, TokenDocument } from "../../documents/scene";
import { MAX_TOKEN_TEXT, MAX_TOKENS, type Token, type TokenOperation } from "../../documents/sceneSchema";
import { AppError } from "../../values/errors";
import { isOwnPortrait } from "../../values/portraits/portrait";
import { requestIdSchema } from "../../values/requestId";
import { cutText } from "../../values/text/characters";
import { isCovered } from "./cover";

/** A token wherever it stands, with what the MJ alone knows of it. */
export type PlacedToken = SceneTokenDocument;

/** Where a token's document belongs: `members` is `tokens`, `mj` is `sceneTokens`. */
export type TokenPlace = "members" | "mj";

const GENERAL_NAMES = { character: "Personnage", creature: "Créature", object: "Objet" } as const;

/** What a token is called for those who may not know its name. */
export const generalName = ({ kind }: Pick<Token, "kind">): string => GENERAL_NAMES[kind];

/**
 * The id under which a scene has the token of a character or of somebody in the fight: only that one follows their
 * state, and putting it twice makes it once. Undefined for ids that are too long for it.
 */
export function tokenIdOf(kind: "character" | "creature", id: string): string | undefined {
  const { data, success } = requestIdSchema.safeParse(`${kind}-${id}`);
  return success ? data : undefined;
}

/** The token without a name that is not shown. */
export const withoutHiddenName = <T extends Pick<Token, "kind" | "name" | "nameShown">>(token: T): T =>
  token.nameShown ? token : { ...token, name: generalName(token) };

/** A token with what its scene says of who moves it, as its document has it. */
export function heldToken(
  { walled: _, paused: __, ...token }: PlacedToken,
  { sight, paused }: Pick<SceneDocument, "sight" | "paused">,
  isShown: boolean,
): PlacedToken {
  const [isWalled, isPaused] = [isShown && sight?.on === true, isShown && paused === true];
  return { ...token, ...(isWalled && { walled: true }), ...(isPaused && { paused: true }) };
}

/** Members see the tokens of the scene that is shown, without the hidden ones and those that fog covers. */
export function tokenPlace(
  token: Pick<PlacedToken, "hidden" | "kind" | "x" | "y">,
  { fog }: Pick<SceneDocument, "fog">,
  isShown: boolean,
): TokenPlace {
  return isShown && !token.hidden && !isCovered(fog, token) ? "members" : "mj";
}

/** The token as members get it. */
export function asTableToken({ hidden: _, commonName: __, ...token }: PlacedToken): TokenDocument {
  return token;
}

/** The token as it is shown for the first time: under the name of whom it stands for, or of its kind where there is none. */
export const shownToken = ({ commonName, ...token }: PlacedToken, name: string | undefined): PlacedToken =>
  commonName === undefined
    ? token
    : withoutHiddenName({ ...token, name: cutText(name ?? commonName, MAX_TOKEN_TEXT) });

const clamped = (value: number, limit: number) => Math.min(Math.max(value, 0), limit);

/** The token on a scene of another size, within it. */
export const resizedToken = (
  token: PlacedToken,
  { width, height }: Pick<SceneDocument, "width" | "height">,
): PlacedToken => ({
  ...token,
  x: clamped(token.x, width),
  y: clamped(token.y, height),
  bounds: { width, height },
});

/** Who owns the characters of tokens, by the characters' ids: those that are linked to the campaign alone. */
export type Owners = ReadonlyMap<string, string>;

/** Throws `character-not-found` for a character that is not at the table, and `invalid-input` for a foreign picture. */
function placed(
  sceneId: string,
  { width, height }: Pick<SceneDocument, "width" | "height">,
  { token, hidden }: Extract<TokenOperation, { kind: "put" }>,
  owners: Owners,
  now: number,
): PlacedToken {
  const ownerId = token.characterId === undefined ? undefined : owners.get(token.characterId);
  if (token.characterId !== undefined && (ownerId === undefined || token.kind !== "character")) {
    throw new AppError("character-not-found");
  }
  if (token.picture !== undefined && !isOwnPortrait(token.picture)) {
    throw new AppError("invalid-input", { sentence: "L'image d'un jeton est un portrait gardé ici." });
  }
  return {
    ...withoutHiddenName(token),
    x: clamped(token.x, width),
    y: clamped(token.y, height),
    sceneId,
    ...(ownerId !== undefined && { ownerId }),
    bounds: { width, height },
    movedAt: now,
    hidden,
  };
}

interface TokenChange {
  /** The named tokens as they are now; undefined for those that are gone. */
  readonly tokens: ReadonlyMap<string, PlacedToken | undefined>;
  /** The scene's `names` as they are now. */
  readonly names: Record<string, string>;
}

/** The ids that operations name. */
export const namedTokens = (operations: readonly TokenOperation[]): string[] => [
  ...new Set(operations.flatMap((one) => (one.kind === "put" ? [one.id] : one.ids))),
];

/**
 * Applies operations in their order to the tokens that they name, of a scene that has `count` tokens. Absent tokens are
 * neither hidden, shown nor removed. Throws `limit-reached` beyond 500 tokens, `character-not-found` and
 * `invalid-input`.
 */
export function applyTokenOperations(
  { id, data: scene }: { readonly id: string; readonly data: SceneDocument },
  before: ReadonlyMap<string, PlacedToken>,
  count: number,
  operations: readonly TokenOperation[],
  owners: Owners,
  now: number,
): TokenChange {
  const tokens = new Map<string, PlacedToken | undefined>(before);
  const names = new Map(Object.entries(scene.names));
  for (const operation of operations) {
    if (operation.kind === "put") {
      tokens.set(operation.id, placed(id, scene, operation, owners, now));
      if (operation.token.nameShown) names.delete(operation.id);
      else names.set(operation.id, operation.token.name);
      continue;
    }
    for (const named of operation.ids) {
      const token = tokens.get(named);
      if (token === undefined) continue;
      if (operation.kind === "remove") names.delete(named);
      tokens.set(
        named,
        operation.kind === "remove" ? undefined : { ...token, hidden: operation.kind === "hide" },
      );
    }
  }
  const added = [...tokens].filter(([named, token]) => token !== undefined && !before.has(named)).length;
  const removed = [...before.keys()].filter((named) => tokens.get(named) === undefined).length;
  if (added > removed && count + added - removed > MAX_TOKENS) {
    throw new AppError("limit-reached", {
      sentence: `Une scène a ${MAX_TOKENS} jetons au plus : enlèves-en pour en poser d'autres.`,
    });
  }
  return { tokens, names: Object.fromEntries(names) };
}
