import type { SystemPreset } from "../../game/preset";
import { SYSTEM_NAMES } from "../../values/systemNames";

export const dnd5ePreset: SystemPreset = {
  id: "dnd5e",
  name: SYSTEM_NAMES.dnd5e,
  campaignNameFallback: "La compagnie sans nom",
  moduleLabel: "D&D 5e",
  tagline: "Une torche, une carte fausse, et des amis qui ouvrent quand même la porte.",
  theme: {
    accent: "#b4541f",
    onAccent: "#ffffff",
    light: { text: "#8f3f13", tint: "#fbeadf" },
    dark: { text: "#f2a77b", tint: "#3b2016" },
  },
  highlights: [
    {
      id: "repos",
      label: "Le repos se mérite",
      detail:
        "Annonce le danger du bivouac avant de compter les heures : dormir est un choix, pas une pause.",
    },
    {
      id: "trois-piliers",
      label: "Trois façons d'avancer",
      detail: "Chaque salle devrait pouvoir se traverser par le fer, par la parole ou par la curiosité.",
    },
    {
      id: "inspiration",
      label: "L'inspiration circule",
      detail: "Donne-la à chaud, pour un défaut joué jusqu'au bout, et rappelle qu'elle se dépense.",
    },
    {
      id: "echec",
      label: "Un échec ouvre une porte",
      detail: "Un jet raté coûte du temps, du bruit ou un allié ; il n'arrête jamais l'histoire.",
    },
  ],
  focusTracks: [
    {
      id: "tension",
      label: "Tension",
      hint: "Monte d'un cran quand le groupe s'attarde, fait du bruit ou brûle une ressource.",
      start: 1,
      max: 6,
    },
    {
      id: "inspiration",
      label: "Inspiration",
      hint: "Les élans donnés à la table ; vise un par joueur avant la fin de la séance.",
      start: 0,
      max: 5,
    },
    {
      id: "ressources",
      label: "Ressources",
      hint: "Torches, vivres, sorts : à zéro, la compagnie n'a plus que ses idées.",
      start: 5,
      max: 5,
    },
  ],
  quickActions: [
    { id: "repos-court", label: "Repos court", detail: "Annoncé : une heure de souffle." },
    { id: "repos-long", label: "Repos long", detail: "Annoncé : la nuit passe." },
    { id: "rencontre", label: "Rencontre errante", detail: "Quelque chose approche, attiré par la lumière." },
    {
      id: "inspirer",
      label: "Offrir l'inspiration",
      detail: "Annoncé : l'audace d'un joueur mérite l'inspiration.",
    },
    {
      id: "butin",
      label: "Révéler un butin",
      detail: "Sous la poussière, un objet que personne n'attendait.",
    },
    { id: "piege", label: "Déclencher un piège", detail: "Un déclic. Tout le monde se fige." },
  ],
  rests: [],
  supportPrompts: [
    "Qu'est-ce qui a changé dans cette pièce depuis la dernière fois que quelqu'un y est entré vivant ?",
    "Quel détail du décor appartient à l'historique d'un des personnages ?",
    "Si le monstre gagnait du temps, qu'en ferait-il ?",
    "Qui, à la table, n'a pas parlé depuis dix minutes ? Tourne la caméra vers lui.",
    "Quelle odeur, quel bruit annonce la salle suivante ?",
    "Demande à un joueur de décrire le coup qui met fin au combat.",
  ],
  skillGroups: [
    { id: "corps", label: "Corps", skills: ["Acrobaties", "Athlétisme", "Discrétion", "Escamotage"] },
    { id: "savoir", label: "Savoir", skills: ["Arcanes", "Histoire", "Investigation", "Nature", "Religion"] },
    {
      id: "sagesse",
      label: "Instinct",
      skills: ["Dressage", "Médecine", "Perception", "Perspicacité", "Survie"],
    },
    { id: "verbe", label: "Verbe", skills: ["Intimidation", "Persuasion", "Représentation", "Tromperie"] },
  ],
  samplePlayers: [
    {
      id: "lorien",
      name: "Lorien des Saules",
      pronouns: "elle",
      role: "Rôdeuse",
      tag: "Éclaireuse",
      color: "#4d7c0f",
    },
    {
      id: "baldrek",
      name: "Baldrek Main-de-Suie",
      pronouns: "il",
      role: "Clerc",
      tag: "Soutien",
      color: "#b45309",
    },
    {
      id: "mirabelle",
      name: "Mirabelle Trottevent",
      pronouns: "iel",
      role: "Roublarde",
      tag: "Serrures",
      color: "#7c3aed",
    },
    {
      id: "kaothar",
      name: "Kaothar",
      pronouns: "il",
      role: "Barbare",
      tag: "Première ligne",
      color: "#b91c1c",
    },
  ],
  initiativeDice: { sides: 20, base: 0 },
  turnActions: [
    { id: "action", label: "Action", detail: "Attaquer, lancer un sort, se précipiter, aider…" },
    { id: "bonus", label: "Action Bonus", detail: "Seconde lame, sort vif, ruse." },
    { id: "reaction", label: "Réaction", detail: "Attaque d'opportunité, bouclier, contresort." },
    { id: "mouvement", label: "Mouvement", detail: "Tout ou partie de la vitesse, avant ou après l'action." },
    { id: "objet", label: "Interaction", detail: "Dégainer, pousser une porte, ramasser une fiole." },
  ],
  timeline: [
    { id: "accroche", label: "L'accroche", detail: "Une image forte, puis la question : que faites-vous ?" },
    { id: "route", label: "La route", detail: "Un choix de chemin et un prix à payer pour aller vite." },
    { id: "seuil", label: "Le seuil", detail: "La porte, le pont, le gardien : on ne revient pas pareil." },
    { id: "coeur", label: "Le cœur du donjon", detail: "Le combat que la séance préparait." },
    { id: "feu", label: "Le feu de camp", detail: "Butin, blessures, et une réplique par héros." },
  ],
  commandButtons: [
    { id: "initiative", label: "À vos dés !", detail: "La table est appelée à l'initiative." },
    {
      id: "pause",
      label: "Pause à la taverne",
      detail: "Cinq minutes : on remplit les verres et les fiches.",
    },
    { id: "musique-combat", label: "Tambours de guerre", detail: "L'ambiance passe au combat." },
    { id: "musique-calme", label: "Feu qui crépite", detail: "L'ambiance retombe, le danger s'éloigne." },
    {
      id: "resume",
      label: "Précédemment…",
      detail: "Un joueur raconte la dernière séance en trois phrases.",
    },
  ],
  historyLimit: 12,
  emptyHistoryText: "Le parchemin est vierge. La première action de la soirée s'écrira ici.",
};
