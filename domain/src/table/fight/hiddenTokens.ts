import type { FightDocument } from "../../documents/fight";
import type { InitiativeEntry } from "../../documents/initiativeState";
import { setHidden, setUnseen, withUnseen } from "../initiative/editOrder";
import { type PlacedToken, tokenIdOf } from "../scene/tokens";
import { withOrder } from "./changeOrder";

/** Whether somebody's token is hidden, by their id in the order. */
export type HiddenById = ReadonlyMap<string, boolean>;

type Hiding = Pick<FightDocument, "panel" | "steps">;
type Hideable = Pick<InitiativeEntry, "id" | "kind" | "hidden">;

const orderOf = (fight: Pick<FightDocument, "panel"> | undefined): readonly Hideable[] =>
  fight?.panel.initiative.order ?? [];

/** Whom in the order the eye has hidden or shown between the two, and who has joined it since. */
export function hidingBetween(
  before: Pick<FightDocument, "panel"> | undefined,
  after: Pick<FightDocument, "panel">,
): { readonly turned: readonly Hideable[]; readonly joined: readonly Hideable[] } {
  const known = new Map(orderOf(before).map(({ id, hidden }) => [id, hidden]));
  const order = orderOf(after);
  return {
    turned: order.filter(({ id, hidden }) => known.has(id) && known.get(id) !== hidden),
    joined: order.filter(({ id }) => !known.has(id)),
  };
}

/** Whom a token of this id stands for in an order; undefined for one that follows nobody. */
function participantOf(
  tokenId: string,
  { kind, characterId, participantId }: Pick<PlacedToken, "kind" | "characterId" | "participantId">,
): string | undefined {
  const id = kind === "character" ? characterId : participantId;
  return id !== undefined && kind !== "object" && tokenIdOf(kind, id) === tokenId ? id : undefined;
}

/** Of tokens that stand for somebody, those that were hidden, shown or put since; those that are gone say nothing. */
export function turnedTokens(
  before: ReadonlyMap<string, PlacedToken>,
  after: ReadonlyMap<string, PlacedToken | undefined>,
): HiddenById {
  return new Map(
    [...after].flatMap(([tokenId, token]) => {
      const id = token && participantOf(tokenId, token);
      return id === undefined || before.get(tokenId)?.hidden === token?.hidden
        ? []
        : [[id, token?.hidden === true] as const];
    }),
  );
}

/** Whose tokens are taken off a scene, by their ids in the order. */
export const goneTokens = (
  before: ReadonlyMap<string, PlacedToken>,
  after: ReadonlyMap<string, PlacedToken | undefined>,
): ReadonlySet<string> =>
  new Set(
    [...after].flatMap(([tokenId, token]) => {
      const earlier = before.get(tokenId);
      return (token === undefined && earlier && participantOf(tokenId, earlier)) || [];
    }),
  );

/** Who of the order has a hidden token among these. */
export const hiddenTokens = (tokens: ReadonlyMap<string, PlacedToken>): HiddenById =>
  new Map([...turnedTokens(new Map(), tokens)].filter(([, hidden]) => hidden));

/** The token hidden where whom it stands for hides in the order; the same object where that changes nothing. */
export function hiddenAsInOrder(
  fight: Pick<FightDocument, "panel"> | undefined,
  tokenId: string,
  token: PlacedToken,
): PlacedToken {
  const id = participantOf(tokenId, token);
  const hides = id !== undefined && orderOf(fight).some((entry) => entry.id === id && entry.hidden);
  return hides && !token.hidden ? { ...token, hidden: true } : token;
}

/**
 * The fight in which everybody of the order hides as their token does; the same object where that changes nothing. The
 * steps follow, so that taking back another change shows nobody.
 */
export function hidingAsTokens<F extends Hiding>(fight: F, hidden: HiddenById): F {
  const { initiative } = fight.panel;
  const after = [...hidden].reduce((state, [id, hides]) => setHidden(state, id, hides), initiative);
  if (after === initiative) return fight;
  const ofStep = (entry: InitiativeEntry): InitiativeEntry => {
    const hides = hidden.get(entry.id);
    if (hides === undefined || entry.hidden === hides) return entry;
    const { shownInOrder: _, ...known } = entry;
    return { ...known, hidden: hides };
  };
  return withOrder(fight, after, ofStep);
}

/**
 * The fight in which creatures hide in the order for as long as the group has not seen them, by their ids in the order;
 * the same object where that changes nothing. The steps follow, as in `hidingAsTokens`.
 */
export function unseenAsTokens<F extends Hiding>(fight: F, unseen: ReadonlyMap<string, boolean>): F {
  const { initiative } = fight.panel;
  const after = [...unseen].reduce((state, [id, isUnseen]) => setUnseen(state, id, isUnseen), initiative);
  if (after === initiative) return fight;
  const ofStep = (entry: InitiativeEntry): InitiativeEntry => {
    const isUnseen = unseen.get(entry.id);
    return isUnseen === undefined ? entry : withUnseen(entry, isUnseen);
  };
  return withOrder(fight, after, ofStep);
}

/** Of creatures' tokens, whose group has not seen them: by their ids in the order. */
export const unseenTokens = (
  tokens: ReadonlyMap<string, PlacedToken>,
  isUnseen: (tokenId: string, token: PlacedToken) => boolean,
): ReadonlyMap<string, boolean> =>
  new Map(
    [...tokens].flatMap(([tokenId, token]) => {
      const id = token.kind === "creature" ? participantOf(tokenId, token) : undefined;
      return id === undefined ? [] : [[id, isUnseen(tokenId, token)] as const];
    }),
  );

/** Whom creatures' tokens stand for. */
export const participantsOf = (tokens: ReadonlyMap<string, PlacedToken>): ReadonlySet<string> =>
  new Set(
    [...tokens].flatMap(([id, token]) => (token.kind === "creature" && participantOf(id, token)) || []),
  );
