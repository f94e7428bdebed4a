import { DEFAULT_HISTORY_LIMIT, type SystemPreset } from "../../game/preset";
import { SYSTEM_NAMES } from "../../values/systemNames";

export const cthulhuPreset: SystemPreset = {
  id: "cthulhu",
  name: SYSTEM_NAMES.cthulhu,
  campaignNameFallback: "Affaire non classée",
  moduleLabel: "L'Appel de Cthulhu",
  tagline: "Une lettre, une maison fermée, et le bruit de la mer là où il n'y en a pas.",
  theme: {
    accent: "#1f6f4a",
    onAccent: "#ffffff",
    light: { text: "#195c3d", tint: "#e1f3e9" },
    dark: { text: "#74d3a5", tint: "#10291f" },
  },
  highlights: [
    {
      id: "indices",
      label: "Trois indices par vérité",
      detail: "Si une découverte compte, cache-la à trois endroits. Aucun jet ne doit fermer l'enquête.",
    },
    {
      id: "suggestion",
      label: "Moins montrer",
      detail: "Une odeur, un angle faux, un silence : laisse les joueurs finir la phrase.",
    },
    {
      id: "insister",
      label: "Insister a un prix",
      detail: "Avant de laisser retenter un jet, annonce ce qui arrivera si cela rate encore.",
    },
    {
      id: "repit",
      label: "Un peu de jour",
      detail: "Après l'horreur, un café, un journal, un ami : la peur a besoin de contraste.",
    },
  ],
  focusTracks: [
    {
      id: "mythe",
      label: "Éveil du Mythe",
      hint: "Ce qui dort se retourne. Au sommet, il ouvre les yeux.",
      start: 0,
      max: 8,
    },
    {
      id: "sante-mentale",
      label: "Santé mentale",
      hint: "Le moral du groupe : baisse d'un cran à chaque vision partagée.",
      start: 5,
      max: 5,
    },
    {
      id: "enquete",
      label: "Enquête",
      hint: "Les vérités mises bout à bout ; pleine, ils savent où aller.",
      start: 0,
      max: 6,
    },
    {
      id: "soupcons",
      label: "Soupçons",
      hint: "Police, voisins, cultistes : qui s'intéresse aux investigateurs ?",
      start: 0,
      max: 4,
    },
  ],
  quickActions: [
    {
      id: "san",
      label: "Test de Santé mentale",
      detail: "Ils ont vu. Chacun lance sous sa SAN.",
      offer: { kind: "ask", trait: "SAN" },
    },
    {
      id: "folie",
      label: "Accès de folie",
      detail: "Un investigateur perd pied : fuite, fureur, oubli ou silence.",
      offer: { kind: "apply", to: "some" },
    },
    {
      id: "indice",
      label: "Livrer un indice",
      detail: "Un papier glisse d'un livre, un témoin se souvient.",
      offer: { kind: "show" },
    },
    {
      id: "insister",
      label: "Autoriser à insister",
      detail: "Second essai accordé ; le pire a été annoncé.",
    },
    { id: "presage", label: "Présage", detail: "Les chiens se taisent tous en même temps." },
    {
      id: "chance",
      label: "Test de Chance",
      detail: "Le hasard regarde le moins chanceux du groupe.",
      offer: { kind: "ask", trait: "Chance" },
    },
  ],
  rests: [
    {
      id: "semaine-repos",
      label: "Semaine de repos",
      detail: "Annoncé : sept jours au calme.",
      offer: { kind: "apply", to: "group" },
    },
    {
      id: "retour-chance",
      label: "Retour de Chance",
      detail: "Annoncé : chacun lancera au-dessus de sa Chance.",
      offer: { kind: "apply", to: "group" },
    },
    {
      id: "fin-seance",
      label: "Fin de séance",
      detail: "Annoncé : les compétences cochées restent à vérifier.",
      offer: { kind: "apply", to: "group" },
    },
  ],
  supportPrompts: [
    "Quel objet banal, dans cette pièce, n'a rien à y faire ?",
    "Que raconte le journal du matin à propos de la nuit dernière ?",
    "Qui attend un investigateur à la maison, et que lui cache-t-il déjà ?",
    "Quelle explication raisonnable tient encore ? Retire-lui un appui.",
    "Décris le son avant la forme, et la forme avant le nom.",
    "Le culte a un emploi du temps : que fait-il pendant que le groupe lit ?",
  ],
  skillGroups: [
    {
      id: "enquete",
      label: "Enquête",
      skills: ["Bibliothèque", "Écouter", "Pister", "Psychologie", "Trouver objet caché"],
    },
    {
      id: "relations",
      label: "Relations",
      skills: ["Baratin", "Charme", "Crédit", "Intimidation", "Persuasion"],
    },
    {
      id: "erudition",
      label: "Érudition",
      skills: ["Anthropologie", "Archéologie", "Histoire", "Médecine", "Mythe de Cthulhu", "Occultisme"],
    },
    {
      id: "survie",
      label: "Survivre",
      skills: ["Discrétion", "Esquive", "Grimper", "Nager", "Premiers soins"],
    },
  ],
  samplePlayers: [
    {
      id: "eugenie",
      name: "Eugénie Lachaume",
      pronouns: "elle",
      role: "Bibliothécaire",
      tag: "Langues mortes",
      color: "#0f766e",
    },
    {
      id: "octave",
      name: "Octave Brissac",
      pronouns: "il",
      role: "Médecin de guerre",
      tag: "Sang-froid",
      color: "#1d4ed8",
    },
    {
      id: "sacha",
      name: "Sacha Petrovna",
      pronouns: "iel",
      role: "Reporter",
      tag: "Curiosité",
      color: "#a16207",
    },
    {
      id: "honore",
      name: "Honoré Kermadec",
      pronouns: "il",
      role: "Marin",
      tag: "A vu le fond",
      color: "#475569",
    },
  ],
  /** By descending DEX. */
  initiativeDice: undefined,
  turnActions: [
    { id: "action", label: "Action", detail: "Frapper, tirer, fuir, fouiller, lire une page à voix haute." },
    { id: "mouvement", label: "Mouvement", detail: "Courir, se cacher, barrer la porte." },
    { id: "defense", label: "Esquive ou riposte", detail: "Une réponse par attaque ; débordé, on la perd." },
    { id: "chance", label: "Chance", detail: "Dépenser des points pour rattraper un jet, un pour un." },
  ],
  standardActions: [
    { id: "couvert", label: "Plonger à couvert", told: "plonge à couvert" },
    { id: "viser", label: "Viser", told: "vise" },
    { id: "attendre", label: "Attendre", told: "attend son moment" },
    { id: "fuir", label: "Fuir", told: "fuit" },
  ],
  timeline: [
    {
      id: "invitation",
      label: "L'invitation",
      detail: "Un héritage, une disparition, une lettre tachée d'encre.",
    },
    { id: "piste", label: "La piste", detail: "Archives, témoins, maison vide : le normal se fissure." },
    { id: "revelation", label: "La révélation", detail: "On comprend. On aurait préféré l'ignorer." },
    {
      id: "confrontation",
      label: "La confrontation",
      detail: "Empêcher, retarder ou fuir ; vaincre est un mot d'optimiste.",
    },
    { id: "epilogue", label: "L'épilogue", detail: "Ce qu'on dit à la police, ce qu'on rêve ensuite." },
  ],
  commandButtons: [
    {
      id: "document",
      label: "Remettre un document",
      detail: "Une aide de jeu passe de main en main, en silence.",
      offer: { kind: "show" },
    },
    {
      id: "chuchoter",
      label: "Chuchoter",
      detail: "Un seul investigateur entend la voix.",
      offer: { kind: "show" },
    },
    { id: "nuit", label: "La nuit tombe", detail: "On éteint une lampe à la table." },
    { id: "temps", label: "Quelques jours passent", detail: "Soins, lectures, lettres : une scène chacun." },
    { id: "pause", label: "Pause thé", detail: "On revient dans le monde où les angles sont droits." },
  ],
  historyLimit: DEFAULT_HISTORY_LIMIT,
  emptyHistoryText: "Le carnet de l'affaire est encore blanc. Profites-en.",
};
