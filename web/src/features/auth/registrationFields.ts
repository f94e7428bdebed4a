import { checkEmail } from "domain/members/account/email";
import { checkConfirmation, checkRegistrationPassword } from "domain/members/account/password";
import { checkNickname } from "domain/values/nickname";

export const NO_REGISTRATION_FIELDS = { email: "", nickname: "", password: "", confirmation: "" };

export type RegistrationFields = typeof NO_REGISTRATION_FIELDS;

/** What is wrong with each field, in the product's words (§5); undefined where it is fine. */
export const checkRegistration = (fields: RegistrationFields) => ({
  email: checkEmail(fields.email),
  nickname: checkNickname(fields.nickname),
  password: checkRegistrationPassword(fields.password),
  confirmation: checkConfirmation(fields.password, fields.confirmation),
});
