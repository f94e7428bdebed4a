import type { RawFields } from "../../sheet/character/character";

/** The body of `createCharacter`, without the campaign. */
export interface NewCharacter {
  name: string;
  class: string;
  pronoun: string;
  stats: RawFields;
  /** Its `forge` field has the draft's choices, so that the Forge can open the character again. */
  data: RawFields;
}
