/** Common nouns that rolls are named by, with their articles; what else a roll is called is a name of the game. */
const ARTICLES: Readonly<Record<string, string>> = {
  Attaque: "l'",
  Dégâts: "les ",
  Initiative: "l'",
  Jet: "le ",
  Sauvegarde: "la ",
  Test: "le ",
};

const articleOf = (name: string): string | undefined => ARTICLES[/^\p{L}+/u.exec(name)?.[0] ?? ""];

/**
 * What is said before the name of a roll, where the name stands as it is; that of `damage` may be its kind alone.
 *
 * @example beforeRoll("Perception") // "Lancer "
 * @example beforeRoll("Sauvegarde") // "Lancer : "
 * @example beforeRoll("perforant", { damage: true }) // "Lancer les dégâts : "
 */
export function beforeRoll(name: string, { damage = false } = {}): string {
  if (damage && articleOf(name) === undefined) return "Lancer les dégâts : ";
  return articleOf(name) === undefined ? "Lancer " : "Lancer : ";
}

/** « Lancer la sauvegarde de Force », « Lancer Perception », « Résister à la frénésie » */
export function rollWords(name: string): string {
  // What is done, not what is rolled.
  if (name.startsWith("Résister ")) return name;
  const article = articleOf(name);
  if (article === undefined) return beforeRoll(name) + name;
  return `Lancer ${article}${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
