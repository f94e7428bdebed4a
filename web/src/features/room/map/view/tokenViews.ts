import { activeOf, type PublicOrder } from "domain/table/initiative/publicOrder";
import type { LiveSceneToken, LiveToken, LiveTruth } from "../../../../live/scene/scenes";
import type { NoteView, SecretRegionView, TokenView } from "./sceneView";

type ReadToken = LiveToken | LiveSceneToken;

const isStored = (token: ReadToken): token is LiveSceneToken => "hidden" in token;

interface Viewer {
  readonly uid: string;
  readonly isMj: boolean;
  /** Nobody moves anything: the table screen, and what another one sees. */
  readonly watching?: boolean;
  /** Real names of the tokens whose name is not shown; the MJ's alone. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A token as its viewer has it. */
export function tokenView(token: ReadToken, { uid, isMj, watching = false, names = {} }: Viewer): TokenView {
  const own = token.ownerId === uid;
  return {
    ...token,
    name: names[token.id] ?? token.name,
    nameShown: isMj || token.nameShown,
    concealed: isStored(token),
    hidden: isStored(token) && token.hidden,
    movable: !watching && (isMj || own),
    own,
    secret: false,
  };
}

/** What one player alone is shown, by its kind. */
export function truthViews(truths: readonly LiveTruth[], sceneId: string) {
  const here = truths.filter((truth) => truth.sceneId === sceneId);
  return {
    tokens: here.flatMap(({ id, truth }): TokenView[] =>
      truth.kind === "token"
        ? [
            {
              ...truth.token,
              id: `truth-${id}`,
              sceneId,
              concealed: false,
              hidden: false,
              movable: false,
              own: false,
              pending: false,
              secret: true,
            },
          ]
        : [],
    ),
    notes: here.flatMap(({ id, truth }): NoteView[] =>
      truth.kind === "note" ? [{ id, x: truth.x, y: truth.y, text: truth.text }] : [],
    ),
    regions: here.flatMap(({ id, truth }): SecretRegionView[] =>
      truth.kind === "region" ? [{ id, outline: truth.outline, colour: truth.colour, text: truth.text }] : [],
    ),
  };
}

/**
 * The tokens of the participant whose turn it is, in the order that the table sees: characters by their id, creatures
 * by their name, since the table's order numbers them anew. Nobody's while the MJ plays someone hidden.
 */
export function activeTokenIds(
  order: PublicOrder | undefined,
  tokens: readonly Pick<TokenView, "id" | "kind" | "characterId" | "name">[],
): ReadonlySet<string> {
  const active = order && activeOf(order);
  if (active === undefined) return new Set();
  const found = tokens.filter(({ kind, characterId, name }) =>
    kind === "creature" ? name === active.name : characterId === active.id,
  );
  return new Set(found.map(({ id }) => id));
}
