/** A merit or a flaw that only thin-bloods have; it has no dots (product §2.8). */
interface ThinBloodTrait {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** What cannot be had beside it. */
  readonly excludes?: string;
}

type Row = readonly [id: string, name: string, about: string, excludes?: string];

const listed = (rows: readonly Row[]): readonly ThinBloodTrait[] =>
  rows.map(([id, name, about, excludes]) => ({ id, name, about, ...(excludes && { excludes }) }));

/** As many flaws as merits, and so many at most. */
export const MAX_THIN_BLOOD = 3;

export const ALCHEMIST = "alchimiste";
export const AFFINITY = "affinite";
export const RESILIENT = "resistance";

export const THIN_BLOOD_MERITS = listed([
  [ALCHEMIST, "Alchimiste", "1 point d'Alchimie du sang clair, et une formule."],
  [AFFINITY, "Affinité", "1 point d'une Discipline, et un pouvoir."],
  [RESILIENT, "Chair de mort", "Lames et balles te blessent comme un vampire.", "fragile"],
  ["jour", "Marcheur du jour", "Le soleil ne te brûle pas, mais t'affaiblit."],
  ["vivant", "Presque vivant", "Ton cœur bat ; on te prend pour un mortel.", "chair-morte"],
  ["lien", "Sang qui lie", "Ton sang lie, et peut étreindre."],
  ["anarchs", "Parmi les Anarchs", "Ils te comptent parmi les leurs.", "banni"],
  ["camarilla", "Contact à la Camarilla", "L'un des leurs t'écoute.", "marque"],
]);

export const THIN_BLOOD_FLAWS = listed([
  ["crocs", "Sans crocs", "Il te faut une lame pour boire."],
  ["temperament", "Tempérament bestial", "Tu connais la frénésie comme tout vampire."],
  ["marque", "Marqué par la Camarilla", "Elle te surveille.", "camarilla"],
  ["malediction", "Malédiction du clan", "Tu portes un fléau, de sévérité 1."],
  ["chair-morte", "Chair morte", "Un médecin te dirait mort ; 1 dé de moins face aux mortels.", "vivant"],
  ["fragile", "Fragilité mortelle", "Ton sang ne te guérit pas.", RESILIENT],
  ["banni", "Banni des Anarchs", "Ils ne veulent pas de toi.", "anarchs"],
  ["manque", "Manque de vitae", "Sans sang de vampire dans la semaine, tu perds tes pouvoirs."],
]);

export const thinBloodName = (id: string): string =>
  [...THIN_BLOOD_MERITS, ...THIN_BLOOD_FLAWS].find((one) => one.id === id)?.name ?? id;
