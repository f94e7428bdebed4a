import { describe, expect, it } from "vitest";
import { beforeRoll, rollWords } from "./rollWords";

describe("the words of a roll", () => {
  it.each([
    ["Sauvegarde de Dextérité", "Lancer la sauvegarde de Dextérité"],
    ["Initiative", "Lancer l'initiative"],
    ["Dégâts critiques", "Lancer les dégâts critiques"],
    ["Test de santé mentale", "Lancer le test de santé mentale"],
    ["Perception", "Lancer Perception"],
    ["Force + Bagarre", "Lancer Force + Bagarre"],
    ["SAN", "Lancer SAN"],
    ["Résister à la frénésie", "Résister à la frénésie"],
  ])("« %s » are « %s »", (name, words) => expect(rollWords(name)).toBe(words));

  it.each([
    ["Sauvegarde", "Lancer : "],
    ["Attaque", "Lancer : "],
    ["Attaques sauvages", "Lancer "],
    ["botanique", "Lancer "],
  ])("before « %s » as it stands are « %s »", (name, words) => expect(beforeRoll(name)).toBe(words));

  it.each([
    ["perforant", "Lancer les dégâts : "],
    ["+ feu", "Lancer les dégâts : "],
    ["Empalement", "Lancer les dégâts : "],
    ["Dégâts", "Lancer : "],
  ])("before damage that is called « %s » are « %s »", (name, words) =>
    expect(beforeRoll(name, { damage: true })).toBe(words),
  );
});
