import type * as z from "zod/mini";

/** The names of fields in French sentences; other fields keep their own name. */
const FIELD_NAMES: Record<string, string> = {
  idToken: "jeton de connexion",
  inviteCode: "code d'invitation",
  name: "nom",
  password: "mot de passe",
  pronouns: "pronoms",
  count: "quantité",
  role: "rôle",
  status: "statut",
  text: "message",
};

/** zod's message when a schema has none: it is English, and no help to a user. */
const UNNAMED = "Invalid input";

/** The French sentence of a 400: the schema's message where it has one, else one with the field's name. */
export function describeInvalidInput(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined || issue.path.length === 0) return "Le contenu de la demande est invalide.";
  if (!issue.message.startsWith(UNNAMED)) return issue.message;
  const field = String(issue.path[0]);
  return `Le champ « ${FIELD_NAMES[field] ?? field} » est invalide.`;
}
