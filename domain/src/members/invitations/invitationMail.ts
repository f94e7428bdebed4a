import { inviteLink } from "./generation";

/** A mail that an admin sends by hand; the product sends none. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * The invitation mail for an address and its code, ready to copy; its link leads to the installation at
 * `origin`.
 */
export function invitationMail(email: string, code: string, origin: string): Mail {
  return {
    to: email,
    subject: "Ton invitation pour Dés & Héros",
    body: [
      "Bonjour,",
      "",
      "Tu as demandé à rejoindre Dés & Héros : ta place est prête. Crée ton compte par ce lien :",
      inviteLink(origin, code),
      "",
      `Ou saisis ce code à l'inscription : ${code}`,
      "Il ne sert qu'une fois.",
      "",
      "À bientôt autour de la table !",
    ].join("\n"),
  };
}
