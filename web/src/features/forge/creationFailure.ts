import { HttpError } from "../../http/call";

interface CreationFailure {
  readonly sentence: string;
  /** The table is the trouble: without it the character can be made. */
  readonly leavesTable: boolean;
}

const KEPT = "Ton brouillon est gardé sur cet appareil.";

const SENTENCES: Readonly<Record<string, CreationFailure>> = {
  "quota-reached": {
    sentence: `Ton quota de personnages est atteint. Supprime un personnage depuis l'espace de jeu, puis reviens. ${KEPT}`,
    leavesTable: false,
  },
  "campaign-not-found": {
    sentence:
      "Cette campagne n'existe plus. Tu peux créer ton personnage sans campagne, et le lier plus tard.",
    leavesTable: true,
  },
  forbidden: {
    sentence:
      "Tu ne fais plus partie de cette campagne. Tu peux créer ton personnage sans campagne, et le lier plus tard.",
    leavesTable: true,
  },
};

/** Why a character could not be made, and what one can do about it. */
export function creationFailure(error: unknown): CreationFailure {
  const known = error instanceof HttpError ? SENTENCES[error.code ?? ""] : undefined;
  if (known) return known;
  const refused = error instanceof HttpError && error.status === 400 ? error.sentence : undefined;
  const sentence = refused ?? `Impossible de créer ce personnage pour le moment. ${KEPT}`;
  return { sentence, leavesTable: false };
}
