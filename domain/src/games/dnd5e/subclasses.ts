import { foldText } from "../../values/text/foldText";

/** The subclass of the SRD that a class has, under what the class calls it, and the level that it is chosen at. */
export interface Subclass {
  readonly from: number;
  /** « Domaine divin ». */
  readonly what: string;
  readonly name: string;
}

const at = (from: number, what: string, name: string): Subclass => ({ from, what, name });

const SUBCLASSES: Readonly<Record<string, Subclass>> = {
  barbare: at(3, "Voie primitive", "Voie du Berserker"),
  barde: at(3, "Collège bardique", "Collège du Savoir"),
  clerc: at(1, "Domaine divin", "Domaine de la Vie"),
  druide: at(2, "Cercle druidique", "Cercle de la Terre"),
  ensorceleur: at(1, "Origine de la magie", "Lignée draconique"),
  guerrier: at(3, "Archétype martial", "Champion"),
  magicien: at(2, "Tradition arcanique", "École d'Évocation"),
  moine: at(3, "Tradition monastique", "Voie de la Paume"),
  occultiste: at(1, "Protecteur", "Le Fiélon"),
  paladin: at(3, "Serment sacré", "Serment de Dévotion"),
  rodeur: at(3, "Archétype de rôdeur", "Chasseur"),
  roublard: at(3, "Archétype de roublard", "Voleur"),
};

/** The subclass that a class asks for at this level; undefined before it, and of a class of one's own. */
export function subclassDue(classId: string, level: number): Subclass | undefined {
  const subclass = Object.hasOwn(SUBCLASSES, classId) ? SUBCLASSES[classId] : undefined;
  return subclass !== undefined && level >= subclass.from ? subclass : undefined;
}

export const isOfSrd = ({ name }: Subclass, chosen: string): boolean => foldText(name) === foldText(chosen);
