import type { PushKind } from "domain/documents/pushKind";

interface KindOfPush {
  readonly kind: PushKind;
  readonly label: string;
  /** When it rings. */
  readonly when: string;
}

/** What a device may ring for, as its member reads it. */
export const KINDS_OF_PUSH: readonly KindOfPush[] = [
  {
    kind: "date",
    label: "Dates et séances",
    when: "Une date est proposée, fixée, déplacée ou annulée, une séance approche ou la table ouvre.",
  },
  { kind: "turn", label: "Mon tour de jeu", when: "C'est à toi de jouer." },
  {
    kind: "word",
    label: "Demandes et messages",
    when: "Le MJ te demande un jet, te montre quelque chose, ou quelqu'un t'écrit à toi seul.",
  },
  { kind: "join", label: "Demandes pour rejoindre ma table", when: "Quelqu'un attend ta réponse de MJ." },
  { kind: "level", label: "Niveau accordé", when: "Le MJ accorde un niveau à l'un de tes personnages." },
];
