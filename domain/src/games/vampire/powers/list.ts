import type { Power } from "../../../game/powers/power";
import { DISCIPLINES } from "../traits";

type Row = readonly [id: string, name: string, level: number, rouse: number, traits: string, note: string];

const powers = (discipline: string, ...rows: readonly Row[]): readonly Power[] => {
  const kind = DISCIPLINES.find(({ key }) => key === discipline)?.label ?? discipline;
  return rows.map(([id, name, level, rouse, traits, note]) => ({
    ...{ id, name, kind, level, note },
    ...(rouse > 0 && { costs: { rouse } }),
    ...(traits !== "" && { roll: { traits: traits.split(" ") } }),
  }));
};

/** A few powers of each discipline: level, rouse checks, pool; the words are the project's own. */
export const vampirePowers: readonly Power[] = [
  ...powers(
    "animalism",
    ["flairer-la-bete", "Flairer la Bête", 1, 0, "resolve animalism", "Sens la nature et la Faim d'autrui."],
    ["murmures-sauvages", "Murmures sauvages", 2, 1, "charisma animalism", "Parle aux bêtes et les appelle."],
    ["apaiser-la-bete", "Apaiser la Bête", 3, 1, "charisma animalism", "Éteint l'ardeur d'un mortel."],
  ),
  ...powers(
    "auspex",
    [
      "sens-aiguises",
      "Sens aiguisés",
      1,
      0,
      "",
      "Ajoute ta Discipline à tes jets de Vigilance ; à retirer du jet si tu l'éteins.",
    ],
    ["percer-l-invisible", "Percer l'invisible", 1, 0, "wits auspex", "Devine ce qui se cache par le sang."],
    ["premonition", "Prémonition", 2, 0, "resolve auspex", "Une image de ce qui vient, ou de ce qui fut."],
    ["sonder-l-ame", "Sonder l'âme", 3, 1, "intelligence auspex", "Lit humeurs et nature dans une aura."],
  ),
  ...powers(
    "celerity",
    ["grace-feline", "Grâce féline", 1, 0, "", "Tient en équilibre sans jamais tomber."],
    [
      "vivacite",
      "Vivacité",
      2,
      1,
      "",
      "Pour la scène, ajoute ta Discipline à tes jets de Dextérité, hors attaques.",
    ],
    ["bond-eclair", "Bond éclair", 3, 1, "dexterity celerity", "Franchit d'un trait la distance qui sépare."],
  ),
  ...powers(
    "dominate",
    ["brouiller-la-memoire", "Brouiller la mémoire", 1, 0, "charisma dominate", "Efface la minute passée."],
    ["contraindre", "Contraindre", 1, 0, "charisma dominate", "Un ordre d'un mot, les yeux dans les yeux."],
    ["hypnotiser", "Hypnotiser", 2, 1, "manipulation dominate", "Un ordre plus long, suivi à la lettre."],
  ),
  ...powers(
    "fortitude",
    ["endurci", "Endurci", 1, 0, "", "Ajoute ta Discipline aux cases de ta Santé."],
    [
      "esprit-inebranlable",
      "Esprit inébranlable",
      1,
      0,
      "",
      "Ajoute ta Discipline pour résister aux esprits ; à appliquer toi-même.",
    ],
    [
      "cuir-epais",
      "Cuir épais",
      2,
      1,
      "",
      "Pour la scène, retire ta Discipline de chaque coup superficiel, avant la moitié.",
    ],
  ),
  ...powers(
    "obfuscate",
    ["manteau-d-ombre", "Manteau d'ombre", 1, 0, "", "Immobile, personne ne te remarque."],
    ["silence-de-mort", "Silence de mort", 1, 0, "", "Tes gestes ne font plus aucun bruit."],
    ["passage-invisible", "Passage invisible", 2, 1, "", "Marche sans être vu tant que rien ne te trahit."],
  ),
  ...powers(
    "potence",
    ["corps-mortel", "Corps mortel", 1, 0, "", "Tes mains nues infligent des aggravés aux mortels."],
    ["bond-prodigieux", "Bond prodigieux", 1, 0, "", "Saute plus haut que tout humain."],
    [
      "prouesse",
      "Prouesse",
      2,
      1,
      "",
      "Pour la scène, ajoute ta Discipline aux dégâts à mains nues, la moitié avec une arme de mêlée.",
    ],
  ),
  ...powers(
    "presence",
    ["fascination", "Fascination", 1, 0, "manipulation presence", "Tous les regards viennent à toi."],
    [
      "intimidation-surnaturelle",
      "Intimidation surnaturelle",
      1,
      0,
      "",
      "Nul n'ose t'approcher sans y être forcé.",
    ],
    ["envoutement", "Envoûtement", 3, 1, "charisma presence", "Quelqu'un ne veut plus que te plaire."],
  ),
  ...powers(
    "protean",
    ["yeux-de-la-bete", "Yeux de la Bête", 1, 0, "", "Vois dans le noir le plus profond."],
    [
      "armes-sauvages",
      "Armes sauvages",
      2,
      1,
      "",
      "Pour la scène, tes mains nues font 2 dégâts de plus, et rien n'en divise les superficiels.",
    ],
    ["forme-animale", "Forme animale", 3, 1, "", "Prends la forme d'une bête de ta taille."],
  ),
  ...powers(
    "bloodSorcery",
    ["gout-du-sang", "Goût du sang", 1, 0, "resolve bloodSorcery", "Une goutte te dit de qui elle vient."],
    ["sang-corrosif", "Sang corrosif", 1, 1, "", "Ton sang ronge ce qu'il touche."],
    [
      "assecher-le-sang",
      "Assécher le sang",
      2,
      1,
      "intelligence bloodSorcery",
      "La Faim d'un vampire augmente.",
    ],
  ),
  ...powers(
    "oblivion",
    [
      "linceul-d-ombre",
      "Linceul d'ombre",
      1,
      0,
      "",
      "Les ombres te suivent : 2 dés de plus pour te cacher, à ajouter toi-même.",
    ],
    ["vue-des-morts", "Vue des morts", 1, 0, "", "Vois les spectres, et dans le noir comme en plein jour."],
    [
      "ombre-projetee",
      "Ombre projetée",
      2,
      1,
      "",
      "Ton ombre s'étend et obéit ; elle pèse sur qui s'y tient.",
    ],
    ["bras-du-neant", "Bras du néant", 2, 1, "wits oblivion", "Des bras d'ombre saisissent et serrent."],
  ),
  ...powers(
    "thinBloodAlchemy",
    [
      "main-lointaine",
      "Main lointaine",
      1,
      1,
      "resolve thinBloodAlchemy",
      "Pousse, tire ou tient à distance.",
    ],
    ["brume-du-sang", "Brume", 1, 1, "", "Un brouillard te cache, toi et qui te suit."],
    ["masque-d-emprunt", "Masque d'emprunt", 1, 1, "", "Imite un pouvoir mineur dont tu as goûté le sang."],
  ),
];
