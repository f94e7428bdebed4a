import type { PublicEntry } from "domain/table/initiative/publicOrder";
import { tokenColour } from "domain/table/scene/tokenColour";
import type { LiveSceneToken, LiveToken, LiveTruth } from "../../../live/scene/scenes";
import type { NoteView, SecretRegionView, TokenView } from "./sceneView";

type ReadToken = LiveToken | LiveSceneToken;

const isStored = (token: ReadToken): token is LiveSceneToken => "hidden" in token;

interface Viewer {
  readonly uid: string;
  readonly isMj: boolean;
  /** Nobody moves anything: the table screen, and what another one sees. */
  readonly watching?: boolean;
  /** The MJ has paused the players' moves. */
  readonly paused?: boolean;
  /** Real names of the tokens whose name is not shown; the MJ's alone. */
  readonly names?: Readonly<Record<string, string>>;
  /** What the MJ calls those of the fight, by their ids there. */
  readonly fighters?: ReadonlyMap<string, string>;
  /** Who of the fight is dead, for its MJ, before the server has said so on the map. */
  readonly dead?: ReadonlyMap<string, boolean>;
}

/** Whoever was never shown is called as in the fight, where their name changes once they are. */
const nameInFight = ({ commonName, participantId = "" }: ReadToken, { fighters }: Viewer) =>
  commonName === undefined ? undefined : fighters?.get(participantId);

/** Undefined where nobody is dead, as in the token. */
const downIn = ({ participantId = "", down }: ReadToken, { dead }: Viewer): true | undefined =>
  (dead?.get(participantId) ?? down === true) || undefined;

/** A token as its viewer has it. */
export function tokenView(token: ReadToken, viewer: Viewer): TokenView {
  const { uid, isMj, watching = false, paused = false, names = {} } = viewer;
  const own = token.ownerId === uid;
  const isHeld = !watching && !isMj && own && (paused || token.paused === true);
  return {
    ...token,
    name: names[token.id] ?? nameInFight(token, viewer) ?? token.name,
    nameShown: isMj || token.nameShown,
    colour: tokenColour(token),
    down: downIn(token, viewer),
    concealed: isStored(token),
    hidden: isStored(token) && token.hidden,
    movable: !watching && (isMj || own) && !isHeld,
    own,
    paused: isHeld,
    secret: false,
  };
}

interface TruthPlace {
  readonly campaignId: string;
  readonly sceneId: string;
}

/** What one player alone is shown, by its kind. */
export function truthViews(truths: readonly LiveTruth[], { campaignId, sceneId }: TruthPlace) {
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
    notes: here.flatMap(({ id, truth }): NoteView[] => {
      if (truth.kind !== "note") return [];
      const { x, y, text, handoutId } = truth;
      return [{ id, x, y, text, ...(handoutId && { handout: { campaignId, id: handoutId } }) }];
    }),
    regions: here.flatMap(({ id, truth }): SecretRegionView[] =>
      truth.kind === "region" ? [{ id, outline: truth.outline, colour: truth.colour, text: truth.text }] : [],
    ),
  };
}

type Named = Pick<TokenView, "id" | "kind" | "characterId" | "name">;

/**
 * Whether a token stands for a participant of the table's order: a creature by its name, since tokens have no alias.
 */
export const standsFor = ({ kind, characterId, name }: Named, entry: PublicEntry): boolean =>
  kind === "creature" ? name === entry.name : characterId === entry.id;
