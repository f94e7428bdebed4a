import type { SystemPreset } from "../../game/preset";
import { SYSTEM_NAMES } from "../../values/systemNames";

export const vampirePreset: SystemPreset = {
  id: "vampire",
  name: SYSTEM_NAMES.vampire,
  campaignNameFallback: "Chronique sans visage",
  moduleLabel: "Vampire",
  tagline: "La ville dort, les serments mentent, et la Faim compte les heures.",
  theme: {
    accent: "#9f1239",
    onAccent: "#ffffff",
    light: { text: "#881337", tint: "#fce8ec" },
    dark: { text: "#fb8fa6", tint: "#3a1022" },
  },
  highlights: [
    {
      id: "faim",
      label: "La Faim parle en premier",
      detail: "Quand un dé de Faim tourne mal, décris le désir avant la conséquence.",
    },
    {
      id: "mascarade",
      label: "Chaque témoin est une dette",
      detail: "Quelqu'un a vu, filmé ou compris. Note qui, et laisse-lui une nuit d'avance.",
    },
    {
      id: "ancres",
      label: "Touche aux vivants",
      detail: "Une scène de tendresse humaine par séance, pour que la perdre fasse mal.",
    },
    {
      id: "faveurs",
      label: "Rien n'est gratuit",
      detail: "Un aîné n'aide jamais : il prête. Dis à voix haute ce que vaut la faveur.",
    },
  ],
  focusTracks: [
    {
      id: "faim",
      label: "Faim",
      hint: "La soif moyenne de la coterie ; au sommet, la Bête prend la parole.",
      start: 1,
      max: 5,
    },
    {
      id: "humanite",
      label: "Humanité",
      hint: "Ce qui reste d'eux. Baisse d'un cran quand un remords est ravalé.",
      start: 7,
      max: 10,
    },
    {
      id: "chasse",
      label: "Chasse",
      hint: "Police, chasseurs, rivaux : à quel point on remonte leur piste.",
      start: 0,
      max: 6,
    },
    {
      id: "mascarade",
      label: "Mascarade",
      hint: "Fissures dans le secret ; pleine, le Prince convoque.",
      start: 0,
      max: 5,
    },
  ],
  quickActions: [
    {
      id: "exaltation",
      label: "Test d'exaltation",
      detail: "Le sang est sollicité : la Faim montera peut-être.",
    },
    {
      id: "frenesie",
      label: "Appel de la frénésie",
      detail: "La Bête tire sur la chaîne. Volonté ou carnage.",
    },
    { id: "chasse", label: "Scène de chasse", detail: "Une proie, un lieu, une tentation de trop." },
    {
      id: "souillure",
      label: "Marquer une souillure",
      detail: "Un geste de plus dont il faudra répondre à l'aube.",
    },
    { id: "faveur", label: "Inscrire une faveur", detail: "Une dette change de mains, et la cour le saura." },
    { id: "aube", label: "L'aube approche", detail: "Une heure avant le soleil : où dorment-ils ?" },
  ],
  rests: [
    {
      id: "nuit-tombee",
      label: "Tombée de la nuit",
      detail: "Annoncé : ils ouvrent les yeux, et le sang qui les réveille se paiera.",
    },
    {
      id: "nouvelle-seance",
      label: "Nouvelle séance",
      detail: "Annoncé : on reprend l'histoire.",
    },
    {
      id: "fin-seance",
      label: "Fin de séance",
      detail: "Annoncé : l'expérience et les souillures restent à régler.",
    },
  ],
  supportPrompts: [
    "Quel mortel sourit encore en voyant arriver l'un d'eux ?",
    "Qu'est-ce que la Bête propose, tout bas, et qui réglerait le problème en une minute ?",
    "Quelle règle de la cour le Prince enfreint-il lui-même ce soir ?",
    "Montre la ville : une enseigne, une pluie, un visage connu au mauvais endroit.",
    "Qui, dans la coterie, ment aux autres en ce moment ? Offre-lui une scène.",
    "Que sent le sang de cette proie, et à qui fait-il penser ?",
  ],
  skillGroups: [
    {
      id: "physique",
      label: "Physiques",
      skills: ["Armes à feu", "Athlétisme", "Bagarre", "Furtivité", "Larcin", "Mêlée", "Survie"],
    },
    {
      id: "social",
      label: "Sociales",
      skills: ["Commandement", "Empathie", "Étiquette", "Intimidation", "Persuasion", "Subterfuge"],
    },
    {
      id: "mental",
      label: "Mentales",
      skills: ["Érudition", "Investigation", "Médecine", "Occultisme", "Politique", "Vigilance"],
    },
  ],
  samplePlayers: [
    {
      id: "anselme",
      name: "Anselme Vauquelin",
      pronouns: "il",
      role: "Ventrue",
      tag: "Banque de nuit",
      color: "#7f1d1d",
    },
    {
      id: "ivy",
      name: "Ivy Sarrasin",
      pronouns: "elle",
      role: "Toréador",
      tag: "Galeriste",
      color: "#be185d",
    },
    {
      id: "cendre",
      name: "Cendre",
      pronouns: "iel",
      role: "Nosferatu",
      tag: "Sous les rues",
      color: "#3f6212",
    },
    {
      id: "malik",
      name: "Malik Orsini",
      pronouns: "il",
      role: "Brujah",
      tag: "Barricades",
      color: "#c2410c",
    },
  ],
  initiativeDice: { sides: 10, base: 0 },
  turnActions: [
    { id: "action", label: "Action", detail: "Un jet, un seul, qui engage toute la scène." },
    { id: "mouvement", label: "Mouvement", detail: "Franchir la rue, l'escalier, la fenêtre." },
    {
      id: "exaltation",
      label: "Exaltation",
      detail: "Brûler du sang pour deux dés de plus, au risque de la Faim.",
    },
    {
      id: "discipline",
      label: "Discipline",
      detail: "Un pouvoir du sang ; certains coûtent une exaltation.",
    },
    { id: "volonte", label: "Volonté", detail: "Un point pour relancer jusqu'à trois dés ordinaires." },
  ],
  timeline: [
    {
      id: "reveil",
      label: "Le réveil",
      detail: "La nuit tombe : la Faim, le téléphone, les mauvaises nouvelles.",
    },
    { id: "cour", label: "La cour", detail: "Une salle pleine de sourires et un siège vide." },
    { id: "chasse", label: "La chasse", detail: "Se nourrir, et savoir ce que cela a coûté." },
    { id: "trahison", label: "La trahison", detail: "Un allié choisit son camp devant témoins." },
    { id: "aube", label: "L'aube", detail: "Remords, souillures, et le refuge qui ferme ses volets." },
  ],
  commandButtons: [
    {
      id: "obscurite",
      label: "Baisser la lumière",
      detail: "La table passe en clair-obscur : on parle moins fort.",
    },
    { id: "elysium", label: "Élysée", detail: "Nul ne verse le sang ici. Les mots, eux, coupent." },
    { id: "bete", label: "La Bête s'éveille", detail: "Chacun dit ce que sa Bête désire en ce moment." },
    { id: "ellipse", label: "Ellipse", detail: "La nuit avance de quelques heures ; la Faim aussi." },
    { id: "pause", label: "Pause", detail: "On rallume, on respire, on vérifie que tout le monde va bien." },
  ],
  historyLimit: 10,
  emptyHistoryText: "La nuit n'a encore rien vu. Ses premiers péchés s'inscriront ici.",
};
