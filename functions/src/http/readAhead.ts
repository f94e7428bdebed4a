import type { CallName } from "domain/api/contract";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { fights } from "domain/documents/fight";
import { playStates } from "domain/documents/play";
import { scenes, tableScenes, tokens } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { sceneSights, tableExplored } from "domain/documents/sight";
import { hasLoneSurrogate } from "domain/values/text/characters";
import { isDocumentId } from "../store/firestore";
import { fieldOf } from "./fieldOf";

interface Located {
  readonly path: (...ids: string[]) => string;
}

interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Documents that a call is about, and where the request holds the ids of each. */
interface Subject {
  readonly kind: Located;
  /** Of an input that nobody has checked yet. */
  readonly idsIn: (request: Asked) => readonly (readonly unknown[])[];
}

const ofId = (kind: Located): Subject => ({ kind, idsIn: ({ params }) => [[params.id]] });
const ofScene = (kind: Located): Subject => ({
  kind,
  idsIn: ({ params }) => [[params.id, params.sceneId]],
});
const ofBody = (kind: Located, field: string): Subject => ({
  kind,
  idsIn: ({ body }) => [[fieldOf(body, field)]],
});
const ofInvite: Subject = {
  kind: campaignInvites,
  idsIn: ({ body }) => {
    const token = fieldOf(body, "token");
    return [[typeof token === "string" ? token.trim() : undefined]];
  },
};
/** Each press names the campaign that its author saw the character in. */
const ofPress: Subject = {
  kind: campaigns,
  idsIn: ({ body }) => [[fieldOf(fieldOf(fieldOf(body, "entries"), "0"), "campaignId")]],
};
/** Who moves more at once waits for them. */
const MAX_MOVED_AHEAD = 6;
const ofMoves: Subject = {
  kind: tokens,
  idsIn: ({ params, body }) => {
    const moves = fieldOf(body, "moves");
    const first: readonly unknown[] = Array.isArray(moves) ? moves.slice(0, MAX_MOVED_AHEAD) : [];
    return first.map((move) => [params.id, fieldOf(move, "tokenId")]);
  },
};

/** What each act on a scene where the group's sight decides rests on (`readSightedScene`). */
const SIGHTED_SCENE = [
  ...[ofId(campaigns), ofId(tableScenes), ofId(tableExplored)],
  ...[ofScene(scenes), ofScene(sceneSights)],
];

/** The calls of play, which must be quick: what they are about is read together with the session. */
const READ_AHEAD: { readonly [Name in CallName]?: readonly Subject[] } = {
  sendMessage: [ofId(campaigns)],
  rollForTable: [ofId(campaigns), ofBody(characters, "characterId")],
  setVttStatus: [ofId(campaigns)],
  changeFight: [ofId(campaigns), ofId(fights), ofId(sharedInitiatives)],
  endTurn: [ofId(campaigns), ofId(fights), ofId(sharedInitiatives), ofBody(characters, "characterId")],
  moveTokens: [...SIGHTED_SCENE, ofMoves],
  changeDoor: SIGHTED_SCENE,
  changePlayState: [ofId(characters), ofId(playStates), ofPress],
  updateCharacter: [ofId(characters)],
  requestToJoin: [ofInvite],
};

/**
 * The paths of the documents to read together with the session. They are guessed from an input that is checked later:
 * a wrong one is a read that nobody takes.
 */
export function pathsReadAhead(name: CallName, request: Asked): readonly string[] {
  const subjects = READ_AHEAD[name] ?? [];
  const paths = subjects.flatMap(({ kind, idsIn }) =>
    idsIn(request).flatMap((ids) => (ids.every(isReadable) ? [kind.path(...ids)] : [])),
  );
  return [...new Set(paths)];
}

const isReadable = (id: unknown): id is string =>
  typeof id === "string" && isDocumentId(id) && !hasLoneSurrogate(id);
