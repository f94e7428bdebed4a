import { foldText } from "../../values/text/foldText";

export interface Clan {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Keys of the clan's `DISCIPLINES`; none for the clanless, who choose freely. */
  readonly disciplines: readonly string[];
  /** What its blood costs, by the severity that Blood Potency gives, and what the Beast asks after a bestial failure. */
  readonly curse?: Curse;
}

interface Curse {
  readonly bane: string;
  readonly compulsion: string;
}

/** In the project's own words; the clanless and thin-bloods have none. */
const CURSES: Readonly<Record<string, Curse>> = {
  "banu-haqim": {
    bane: "Après avoir bu le sang d'un vampire, tu dois résister à une frénésie de Faim (difficulté 2 + sévérité).",
    compulsion:
      "Bois de quiconque agit contre l'une de tes convictions, ami compris ; sinon, 3 dés de moins à tous tes jets.",
  },
  brujah: {
    bane: "La sévérité s'ôte de tes dés quand tu résistes à une frénésie de fureur ; il en reste toujours un.",
    compulsion: "Dresse-toi contre l'ordre ou l'attente d'autrui ; d'ici là, 2 dés de moins à tous tes jets.",
  },
  gangrel: {
    bane: "En frénésie, la Bête te marque de traits animaux, autant que la sévérité au plus ; chacun ôte 1 point à un attribut jusqu'à la nuit d'après.",
    compulsion:
      "Une scène durant, tu parles par mots isolés : 3 dés de moins à Manipulation et Intelligence.",
  },
  hecate: {
    bane: "Ta morsure fait souffrir : même qui consent se débat, sauf Vigueur + Résolution à difficulté 2 + sévérité.",
    compulsion: "Prédis une mort ou élucides-en une ; d'ici là, 2 dés de moins à tout le reste.",
  },
  lasombra: {
    bane: "Ton reflet se déforme : une machine ne t'obéit qu'à difficulté 2 + sévérité, et la sévérité s'ôte de tes jets pour tromper une détection.",
    compulsion: "Après un échec, 2 dés de moins à tout jusqu'à réussir ce que tu as manqué.",
  },
  malkavien: {
    bane: "Après un échec bestial ou une compulsion, la sévérité s'ôte d'une catégorie de jets (physiques, sociaux ou mentaux) pour la scène.",
    compulsion: "Une scène durant, 2 dés de moins à Dextérité, Manipulation, Sang-froid et Astuce.",
  },
  ministere: {
    bane: "La lumière vive te pèse : la sévérité s'ôte de tes jets quand elle tombe sur toi, et s'ajoute aux brûlures du soleil.",
    compulsion: "Fais franchir à quelqu'un une de ses limites ; d'ici là, 2 dés de moins à tout le reste.",
  },
  nosferatu: {
    bane: "Ton visage est repoussant, rien ne l'embellit ; la sévérité s'ôte de tes jets pour passer pour humain.",
    compulsion: "Obtiens un secret ; d'ici là, 2 dés de moins à tout le reste, et tu n'en livres aucun.",
  },
  ravnos: {
    bane: "Dormir deux fois en sept nuits au même endroit te brûle : autant de dés que la sévérité, chaque 10 inflige 1 aggravé.",
    compulsion: "Règle le prochain obstacle par la voie la plus téméraire ; sinon, 2 dés de moins.",
  },
  salubri: {
    bane: "Ton sang attire : un vampire qui y goûte doit se retenir d'en reprendre, à difficulté 2 + sévérité ; ton troisième œil pleure du sang quand tu uses d'une Discipline.",
    compulsion: "La peine d'autrui t'envahit : tant que tu n'as pas aidé, 2 dés de moins à tout le reste.",
  },
  toreador: {
    bane: "Loin de toute beauté, la sévérité s'ôte de tes jets de Discipline.",
    compulsion: "Une chose belle te retient : 2 dés de moins à tout ce qui n'est pas elle, pour la scène.",
  },
  tremere: {
    bane: "Tu ne peux lier aucun vampire par le sang ; un mortel demande autant de gorgées de plus que la sévérité.",
    compulsion: "Rien n'est assez bien : 2 dés de moins à tout, jusqu'à une réussite critique.",
  },
  tzimisce: {
    bane: "Dors auprès de ce que tu as choisi de posséder ; sinon, autant d'aggravés à la Volonté que la sévérité au réveil.",
    compulsion: "Empare-toi de ce que tu convoites ; d'ici là, 2 dés de moins à tout le reste.",
  },
  ventrue: {
    bane: "Tu ne bois que d'un genre de proies ; toute autre te coûte autant de Volonté que la sévérité.",
    compulsion:
      "Fais obéir quelqu'un sans Discipline ; d'ici là, 2 dés de moins à tout ce qui n'est pas commander.",
  },
};

const clan = (id: string, name: string, summary: string, ...disciplines: readonly string[]): Clan => {
  const curse = CURSES[id];
  return { id, name, summary, disciplines, ...(curse && { curse }) };
};

export const CLANS: readonly Clan[] = [
  clan(
    "banu-haqim",
    "Banu Haqim",
    "Juges et lames, ils punissent les leurs.",
    "bloodSorcery",
    "celerity",
    "obfuscate",
  ),
  clan("brujah", "Brujah", "Rebelles à la colère trop proche.", "celerity", "potence", "presence"),
  clan(
    "gangrel",
    "Gangrel",
    "Errants que la Bête reconnaît pour siens.",
    "animalism",
    "fortitude",
    "protean",
  ),
  clan("hecate", "Hécate", "Une famille qui fait parler ses morts.", "auspex", "fortitude", "oblivion"),
  clan("lasombra", "Lasombra", "L'ombre leur obéit, le reste suivra.", "dominate", "oblivion", "potence"),
  clan(
    "malkavien",
    "Malkavien",
    "Ils voient juste, à travers une vitre fêlée.",
    "auspex",
    "dominate",
    "obfuscate",
  ),
  clan(
    "ministere",
    "Ministère",
    "Ils vendent la tentation comme une libération.",
    "obfuscate",
    "presence",
    "protean",
  ),
  clan("nosferatu", "Nosferatu", "Hideux, cachés, informés de tout.", "animalism", "obfuscate", "potence"),
  clan(
    "ravnos",
    "Ravnos",
    "S'arrêter, c'est brûler : alors ils trichent et partent.",
    "animalism",
    "obfuscate",
    "presence",
  ),
  clan("salubri", "Salubri", "Guérisseurs traqués au troisième œil.", "auspex", "dominate", "fortitude"),
  clan(
    "toreador",
    "Toréador",
    "La beauté les fige, et ils la collectionnent.",
    "auspex",
    "celerity",
    "presence",
  ),
  clan("tremere", "Tremere", "Sorciers d'une pyramide effondrée.", "auspex", "bloodSorcery", "dominate"),
  clan("tzimisce", "Tzimisce", "Ce qu'ils possèdent, ils le sculptent.", "animalism", "dominate", "protean"),
  clan("ventrue", "Ventrue", "Nés pour diriger, difficiles à table.", "dominate", "fortitude", "presence"),
  clan("caitiff", "Caïtiff", "Sans clan, sans maison, sans maître."),
  clan("sang-clair", "Sang-clair", "À peine morts ; le jour les supporte presque.", "thinBloodAlchemy"),
];

/** The clan of this name, in any case and accents. */
export const findClan = (name: string): Clan | undefined =>
  CLANS.find((one) => foldText(one.name) === foldText(name));
