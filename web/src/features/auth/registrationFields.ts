import { checkEmail } from "domain/account/email";
import { checkNickname } from "domain/account/nickname";
import { checkConfirmation, checkRegistrationPassword } from "domain/account/password";

export interface RegistrationFields {
  email: string;
  nickname: string;
  password: string;
  confirmation: string;
}

/** What is wrong with each field, in the product's words (§5); undefined where it is fine. */
export function problemsOf(
  fields: RegistrationFields,
): Partial<Record<keyof RegistrationFields, string | undefined>> {
  return {
    email: checkEmail(fields.email),
    nickname: checkNickname(fields.nickname),
    password: checkRegistrationPassword(fields.password),
    confirmation: checkConfirmation(fields.password, fields.confirmation),
  };
}
