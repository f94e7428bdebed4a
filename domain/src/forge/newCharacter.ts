import type { RawFields } from "../character/character";

/** What `createCharacter` is sent, but for the campaign. */
export interface NewCharacter {
  name: string;
  class: string;
  pronoun: string;
  stats: RawFields;
  /** `forge` in it are the choices of the draft, so that the Forge can open the character again. */
  data: RawFields;
}
