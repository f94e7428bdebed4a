import type { CallName } from "domain/api/contract";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { fights } from "domain/documents/fight";
import { playStates } from "domain/documents/play";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { hasLoneSurrogate } from "domain/values/text/characters";
import { isDocumentId } from "../store/firestore";
import { fieldOf } from "./fieldOf";

interface Located {
  readonly path: (id: string) => string;
}

/** A document that a call is about, and where the request holds its id. */
interface Subject {
  readonly kind: Located;
  /** Of an input that nobody has checked yet. */
  readonly idIn: (request: { id: unknown; body: unknown }) => unknown;
}

const ofId = (kind: Located): Subject => ({ kind, idIn: ({ id }) => id });
const ofBody = (kind: Located, field: string): Subject => ({
  kind,
  idIn: ({ body }) => fieldOf(body, field),
});
const ofInvite: Subject = {
  kind: campaignInvites,
  idIn: ({ body }) => {
    const token = fieldOf(body, "token");
    return typeof token === "string" ? token.trim() : undefined;
  },
};
/** Each press names the campaign that its author saw the character in. */
const ofPress: Subject = {
  kind: campaigns,
  idIn: ({ body }) => fieldOf(fieldOf(fieldOf(body, "entries"), "0"), "campaignId"),
};

/** The calls of play, which must be quick: what they are about is read together with the session. */
const READ_AHEAD: { readonly [Name in CallName]?: readonly Subject[] } = {
  sendMessage: [ofId(campaigns)],
  rollForTable: [ofId(campaigns), ofBody(characters, "characterId")],
  setVttStatus: [ofId(campaigns)],
  changeFight: [ofId(campaigns), ofId(fights), ofId(sharedInitiatives)],
  endTurn: [ofId(campaigns), ofId(fights), ofId(sharedInitiatives), ofBody(characters, "characterId")],
  changePlayState: [ofId(characters), ofId(playStates), ofPress],
  updateCharacter: [ofId(characters)],
  requestToJoin: [ofInvite],
};

/**
 * The paths of the documents to read together with the session. They are guessed from an input that is checked later:
 * a wrong one is a read that nobody takes.
 */
export function pathsReadAhead(
  name: CallName,
  request: { params: Readonly<Record<string, string>>; body: unknown },
): readonly string[] {
  const { body } = request;
  const subjects = READ_AHEAD[name] ?? [];
  return subjects.flatMap(({ kind, idIn }) => {
    const id = idIn({ id: request.params.id, body });
    return typeof id === "string" && isDocumentId(id) && !hasLoneSurrogate(id) ? [kind.path(id)] : [];
  });
}
