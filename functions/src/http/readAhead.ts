import type { CallName } from "domain/api/contract";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { isDocumentId } from "../store/firestore";

/** The calls of play, which must be quick: what they are about is read together with the session. */
const READ_AHEAD: { readonly [Name in CallName]?: { path: (id: string) => string } } = {
  sendMessage: campaigns,
  rollForTable: campaigns,
  setVttStatus: campaigns,
  changeFight: campaigns,
  changePlayState: characters,
  updateCharacter: characters,
};

/** The path of the document to read together with the session, if any. */
export function pathReadAhead(name: CallName, { id }: Record<string, string>): string | undefined {
  return id !== undefined && isDocumentId(id) ? READ_AHEAD[name]?.path(id) : undefined;
}
