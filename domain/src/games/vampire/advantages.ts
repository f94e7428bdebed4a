import { foldText } from "../../values/text/foldText";

/** What a new vampire's dots buy, or what gives dots back: a short list of our own, beside which anything may be written. */
export interface Advantage {
  readonly name: string;
  readonly about: string;
  /** The dots that it may have. */
  readonly min: number;
  readonly max: number;
}

type Row = readonly [name: string, about: string, min: number, max?: number];

const listed = (rows: readonly Row[]): readonly Advantage[] =>
  rows.map(([name, about, min, max = min]) => ({ name, about, min, max }));

export const MAX_RATING = 5;

/** The dots that every new vampire spends, and takes. */
export const FIRST_ADVANTAGES = 7;
export const FIRST_FLAWS = 2;

export const ADVANTAGE_CHOICES: readonly Advantage[] = listed([
  ["Alliés", "Des mortels qui se déplacent pour toi.", 1, 5],
  ["Contacts", "Quelqu'un qui sait, et qui décroche.", 1, 3],
  ["Influence", "Un milieu mortel qui t'écoute.", 1, 5],
  ["Masque", "Une identité qui résiste aux questions.", 1, 2],
  ["Mentor", "Un vampire qui te protège ou t'enseigne.", 1, 5],
  ["Refuge", "Un lieu sûr où passer le jour.", 1, 3],
  ["Renommée", "Des mortels connaissent ton visage.", 1, 5],
  ["Ressources", "De l'argent qui rentre.", 1, 5],
  ["Serviteurs", "Un mortel ou une goule à ton service.", 1, 3],
  ["Statut", "Ta place dans ta secte.", 1, 5],
  ["Troupeau", "Des donneurs qui reviennent.", 1, 5],
  ["Beauté", "Un visage qui ouvre les portes : 1 dé de plus aux jets sociaux qui s'y prêtent.", 2],
  ["Beauté saisissante", "Plus encore : 2 dés de plus à ces jets.", 4],
  ["Estomac de fer", "Sang froid, rance ou mêlé te nourrissent.", 3],
  ["Goûter aux plats", "Tu peux manger, puis tout rendre.", 2],
  ["Flair du sang", "Tu sens la résonance d'une proie.", 1],
  ["Langue de plus", "Tu parles une autre langue ; une par point.", 1, 5],
  ["Lien difficile", "1 dé de plus par point contre le lien de sang.", 1, 3],
]);

export const FLAW_CHOICES: readonly Advantage[] = listed([
  ["Ennemi", "Quelqu'un te veut du mal, et peut t'en faire.", 1, 5],
  ["Secret", "S'il se sait, tu perds ta place.", 1, 2],
  ["Ostracisé", "Une secte ne veut plus de toi.", 2],
  ["Suspect", "Une secte te surveille.", 1],
  ["Mal aimé", "Un milieu mortel te tourne le dos.", 1],
  ["Sans refuge", "Tu cherches chaque nuit où dormir.", 1],
  ["Refuge hanté", "Quelque chose vit où tu dors.", 1],
  ["Sans le sou", "Ni argent ni toit à ton nom.", 1],
  ["Cadavre connu", "On sait que tu es mort.", 1],
  ["Harceleurs", "Tu attires qui ne te lâche plus.", 1],
  ["Proies exclues", "Un genre de mortels dont tu ne bois pas.", 1],
  ["Prédateur visible", "Les mortels sentent le danger en toi.", 2],
  ["Laid", "1 dé de moins aux jets sociaux qui en pâtissent.", 1],
  ["Repoussant", "2 dés de moins à ces jets.", 2],
  ["Dépendance", "Tu ne bois volontiers qu'un certain sang.", 1, 2],
  ["Faiblesse de légende", "Un signe te repousse ou te blesse.", 1],
  ["Appât à pieux", "Un pieu au cœur te détruit.", 2],
  ["Archaïque", "Les machines d'aujourd'hui te dépassent.", 1],
]);

const find = (list: readonly Advantage[], name: string): Advantage | undefined =>
  list.find((one) => foldText(one.name) === foldText(name));

/** Whether this name may have so many dots: what the list does not have takes any. */
export function mayRate(list: readonly Advantage[], name: string, dots: number): boolean {
  const { min, max } = find(list, name) ?? { min: 1, max: MAX_RATING };
  return dots >= min && dots <= max;
}
