import { checkedText } from "../../values/text/checkedText";
import { checkNote } from "./inviteRequest";

/** Parses to the trimmed note; a blank one is an empty text, which is not stored (`normaliseNote`). */
export const noteSchema = checkedText((note) => note.trim(), checkNote);
