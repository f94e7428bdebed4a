import type { SystemPreset } from "../../game/preset";
import { SYSTEM_NAMES } from "../../values/systemNames";

export const cyberpunkPreset: SystemPreset = {
  id: "cyberpunk",
  name: SYSTEM_NAMES.cyberpunk,
  campaignNameFallback: "Contrat sans commanditaire",
  moduleLabel: "Cyberpunk",
  tagline: "Le plan tenait en trois lignes. La ville a répondu en lettres de néon.",
  theme: {
    accent: "#0e7490",
    onAccent: "#ffffff",
    light: { text: "#0b5f77", tint: "#def4f8" },
    dark: { text: "#5fd4ea", tint: "#0c2b3b" },
  },
  highlights: [
    {
      id: "style",
      label: "Le style d'abord",
      detail: "Demande à quoi ressemble l'action avant de demander le jet.",
    },
    {
      id: "facture",
      label: "Tout se facture",
      detail: "Balles, soins, loyer, silence : chaque succès laisse une note à régler.",
    },
    {
      id: "reseau",
      label: "Le réseau est une pièce",
      detail: "Décris l'architecture virtuelle pendant que les autres tiennent le couloir.",
    },
    {
      id: "corpo",
      label: "La corpo apprend",
      detail: "Une même ruse ne passe qu'une fois ; note ce que la sécurité vient de comprendre.",
    },
  ],
  focusTracks: [
    {
      id: "alerte",
      label: "Alerte réseau",
      hint: "Du simple ping à la GLACE noire. Monte à chaque contrôle raté.",
      start: 0,
      max: 6,
    },
    {
      id: "chaleur",
      label: "Chaleur",
      hint: "L'attention de la police, des gangs et des médias sur l'équipe.",
      start: 1,
      max: 5,
    },
    {
      id: "chrono",
      label: "Compte à rebours",
      hint: "Les minutes avant que l'équipe d'intervention n'atterrisse sur le toit.",
      start: 6,
      max: 6,
    },
  ],
  quickActions: [
    {
      id: "renforts",
      label: "Renforts en route",
      detail: "Des rotors au loin : la sécurité arrive dans trois rounds.",
    },
    {
      id: "glace",
      label: "Éveiller la GLACE",
      detail: "Un programme hostile se dresse dans l'architecture.",
    },
    {
      id: "brouillage",
      label: "Brouillage",
      detail: "Les communications grésillent : chacun est seul un instant.",
    },
    {
      id: "appel",
      label: "Appel du fixer",
      detail: "Le contrat change, la prime aussi. Il faut répondre vite.",
      offer: { kind: "show" },
    },
    { id: "panne", label: "Panne de chrome", detail: "Un implant rame au pire moment." },
    {
      id: "paie",
      label: "Virement reçu",
      detail: "Les eurodollars tombent. Il en manque une partie.",
      offer: { kind: "apply", to: "group" },
    },
  ],
  rests: [
    {
      id: "jour-repos",
      label: "Journée de repos",
      detail: "Annoncé : vingt-quatre heures à l'abri.",
      offer: { kind: "apply", to: "group" },
    },
    {
      id: "nouvelle-seance",
      label: "Nouvelle séance",
      detail: "Annoncé : l'équipe reprend du service.",
      offer: { kind: "apply", to: "group" },
    },
    {
      id: "fin-seance",
      label: "Fin de séance",
      detail: "Annoncé : les points d'amélioration restent à donner.",
      offer: { kind: "apply", to: "group" },
    },
  ],
  supportPrompts: [
    "Quelle publicité passe sur le mur pendant que les balles volent ?",
    "Qui profite de ce contrat sans avoir signé ?",
    "Montre quelqu'un d'ordinaire qui fait son travail dans cet immeuble.",
    "Qu'est-ce que l'implant du personnage remarque avant lui ?",
    "De quoi ce quartier manque-t-il, et qui le lui revend ?",
    "Laisse le netrunner voir une chose que personne d'autre ne croira.",
  ],
  skillGroups: [
    {
      id: "combat",
      label: "Combat",
      skills: ["Arme de poing", "Arme d'épaule", "Bagarre", "Esquive", "Mêlée", "Tir automatique"],
    },
    {
      id: "technique",
      label: "Technique",
      skills: ["Cybertechnologie", "Électronique et sécurité", "Premiers soins", "Technologie de base"],
    },
    {
      id: "rue",
      label: "Rue",
      skills: ["Commerce", "Connaissance de la rue", "Conversation", "Persuasion", "Perception humaine"],
    },
    { id: "ombre", label: "Ombre", skills: ["Athlétisme", "Conduite terrestre", "Discrétion", "Perception"] },
  ],
  samplePlayers: [
    {
      id: "zix",
      name: "Zix",
      pronouns: "elle",
      role: "Netrunner",
      tag: "Fantôme du réseau",
      color: "#0e7490",
    },
    { id: "rook", name: "Rook 7", pronouns: "il", role: "Solo", tag: "Couverture", color: "#b91c1c" },
    {
      id: "joanna",
      name: "Joanna Lindqvist",
      pronouns: "elle",
      role: "Techie",
      tag: "Portes",
      color: "#a16207",
    },
    { id: "palo", name: "Palo Ondine", pronouns: "iel", role: "Rockeur", tag: "Diversion", color: "#c026d3" },
  ],
  initiativeDice: { sides: 10, base: 0 },
  turnActions: [
    { id: "action", label: "Action", detail: "Tirer, frapper, recharger, pirater, soigner." },
    { id: "mouvement", label: "Mouvement", detail: "Deux mètres par point de MOVE, couvert compris." },
    { id: "chance", label: "Chance", detail: "Dépenser des points de LUCK avant le jet, un pour un." },
    { id: "reseau", label: "Actions réseau", detail: "Les gestes du netrunner dans l'architecture." },
    { id: "attente", label: "Action retenue", detail: "Attendre le bon moment, doigt sur la détente." },
  ],
  standardActions: [
    { id: "couvert", label: "Se mettre à couvert", told: "se met à couvert" },
    { id: "courir", label: "Courir", told: "court" },
    { id: "retenir", label: "Retenir son action", told: "retient son action" },
    { id: "relever", label: "Se relever", told: "se relève" },
  ],
  timeline: [
    { id: "offre", label: "L'offre", detail: "Un fixer, une table trop propre, un chiffre trop rond." },
    {
      id: "reperage",
      label: "Le repérage",
      detail: "Plans, visages, horaires, et la faille que personne ne surveille.",
    },
    { id: "coup", label: "Le coup", detail: "On entre. Le plan tient jusqu'à la deuxième porte." },
    { id: "fuite", label: "La fuite", detail: "Sirènes, toits, poursuite sous la pluie acide." },
    { id: "paie", label: "La paie", detail: "Compter l'argent, les trous et ceux qui manquent." },
  ],
  commandButtons: [
    {
      id: "breaking",
      label: "Flash info",
      detail: "Les médias parlent déjà de l'équipe, à leur façon.",
      offer: { kind: "show" },
    },
    { id: "blackout", label: "Blackout", detail: "Le quartier s'éteint ; seuls les implants brillent." },
    {
      id: "bullet-time",
      label: "Image figée",
      detail: "On s'arrête sur ce plan : chacun le décrit en une phrase.",
    },
    { id: "montage", label: "Montage", detail: "Une scène éclair par personnage pour préparer le coup." },
    { id: "pause", label: "Pause ramen", detail: "Cinq minutes au comptoir du coin." },
  ],
  historyLimit: 10,
  emptyHistoryText: "Aucun signal. Le journal de mission s'allumera au premier coup d'éclat.",
};
