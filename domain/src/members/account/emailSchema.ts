import { checkedText } from "../../values/text/checkedText";
import { checkEmail, normaliseEmail } from "./email";

/** Parses to the normalised address. Apart from `email.ts`, which pages without schemas read. */
export const emailSchema = checkedText(normaliseEmail, checkEmail);
