import { countCharacters, hasControlCharacters } from "../../values/text/characters";
import { checkedText } from "../../values/text/checkedText";
import { isCommonPassword } from "./commonPasswords";

const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 128;

const REQUIRED = "Le mot de passe est requis.";
const TOO_LONG = "Le mot de passe ne doit pas dépasser 128 caractères.";

/**
 * A rule for new passwords: `hint` is its line in a form's checklist, `message` the sentence of a refusal.
 */
interface PasswordRule {
  readonly id: string;
  readonly hint: string;
  readonly message: string;
  readonly holds: (password: string) => boolean;
}

/** Product §5 "Registration password", in the order in which problems are reported. */
const RULES = [
  {
    id: "min-length",
    hint: "Au moins 12 caractères",
    message: "Le mot de passe doit contenir au moins 12 caractères.",
    holds: (password) => countCharacters(password) >= PASSWORD_MIN_LENGTH,
  },
  {
    id: "max-length",
    hint: "Au plus 128 caractères",
    message: TOO_LONG,
    holds: (password) => countCharacters(password) <= PASSWORD_MAX_LENGTH,
  },
  {
    id: "edges",
    hint: "Aucun espace au début ni à la fin",
    message: "Le mot de passe ne doit pas commencer ni finir par un espace.",
    holds: (password) => password === password.trim(),
  },
  {
    id: "control",
    hint: "Aucun caractère de contrôle",
    message: "Le mot de passe ne doit pas contenir de caractère de contrôle.",
    holds: (password) => !hasControlCharacters(password),
  },
  {
    id: "lowercase",
    hint: "Une lettre minuscule",
    message: "Ajoutez au moins une lettre minuscule.",
    holds: (password) => /\p{Ll}/u.test(password),
  },
  {
    id: "uppercase",
    hint: "Une lettre majuscule",
    message: "Ajoutez au moins une lettre majuscule.",
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    id: "digit",
    hint: "Un chiffre",
    message: "Ajoutez au moins un chiffre.",
    holds: (password) => /\p{Nd}/u.test(password),
  },
  {
    id: "special",
    hint: "Un caractère spécial",
    message: "Ajoutez au moins un caractère spécial.",
    holds: (password) => /[\p{P}\p{S}]/u.test(password),
  },
  {
    id: "common",
    hint: "Rien de trop commun",
    message: "Ce mot de passe est trop commun. Choisissez une combinaison unique.",
    holds: (password) => !isCommonPassword(password),
  },
] as const satisfies readonly PasswordRule[];

type PasswordRuleId = (typeof RULES)[number]["id"];

/** A line of the checklist beside the password field. */
export interface PasswordHint {
  readonly id: PasswordRuleId;
  readonly hint: string;
  readonly met: boolean;
}

/** Every rule, with whether the password meets it; none is met while nothing is typed. */
export function passwordChecklist(password: string): PasswordHint[] {
  return RULES.map(({ id, hint, holds }) => ({ id, hint, met: password !== "" && holds(password) }));
}

/** All problems of a new password, in the order of the rules; empty when it is valid. */
export function registrationPasswordProblems(password: string): string[] {
  if (password === "") return [REQUIRED];
  return RULES.filter(({ holds }) => !holds(password)).map(({ message }) => message);
}

/** The first problem of a new password; `undefined` when it is valid. */
export function checkRegistrationPassword(password: string): string | undefined {
  return registrationPasswordProblems(password)[0];
}

/**
 * Product §5 "Login password": older passwords may be weaker than today's rules, so only presence and length
 * are checked.
 */
export function checkLoginPassword(password: string): string | undefined {
  if (password === "") return REQUIRED;
  return countCharacters(password) > PASSWORD_MAX_LENGTH ? TOO_LONG : undefined;
}

/** Product §5 "Confirmation", on the registration page. */
export function checkConfirmation(password: string, confirmation: string): string | undefined {
  return password === confirmation ? undefined : "Les mots de passe ne correspondent pas.";
}

/** Product §5 "Account password": the account page's button is disabled while this is false. */
export function canSubmitNewPassword(password: string, confirmation: string): boolean {
  return password !== "" && password === confirmation;
}

/**
 * Product §5 "Account password": both fields given and equal. The new password must also follow the rules of
 * registration, which could be bypassed here otherwise.
 */
export function checkNewPassword(password: string, confirmation: string): string | undefined {
  if (!canSubmitNewPassword(password, confirmation)) return "Les mots de passe doivent être identiques";
  return checkRegistrationPassword(password);
}

/** For the server: a new password is accepted or refused, never altered. */
export const newPasswordSchema = checkedText((password) => password, checkRegistrationPassword);
