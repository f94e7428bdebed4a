import { describe, expect, it } from "vitest";
import { elide } from "./elide";

describe("a little word before a noun", () => {
  it.each(["Elenna", "Intelligence", "Apparence", "Élan", "Œil-de-nuit", "orc", "Yves", "yeux", "Ysolde"])(
    "is elided before the vowel of %s",
    (noun) => expect(elide("de", noun)).toBe(`d'${noun}`),
  );

  it.each(["Hector", "Hermione", "homme", "héroïne", "huître", "Humanité", "Hippogriffe", "Hallucination"])(
    "is elided before the silent h of %s",
    (noun) => expect(elide("de", noun)).toBe(`d'${noun}`),
  );

  it.each(["héros", "Harpie", "hibou", "Hobgobelin", "haut-elfe", "Harry", "huit", "Hrothgar", "hurleur"])(
    "stays whole before the h that is heard in %s",
    (noun) => expect(elide("de", noun)).toBe(`de ${noun}`),
  );

  it.each(["Brann", "Yann", "Yasmine", "onze", "Oui", "ouistiti", "Çedric", "8", "« Orc »", ""])(
    "stays whole before %s",
    (noun) => expect(elide("de", noun)).toBe(`de ${noun}`),
  );

  it("may be an article or « que »", () => {
    expect(elide("le", "Initiative")).toBe("l'Initiative");
    expect(elide("la", "Force")).toBe("la Force");
    expect(elide("que", "Ana")).toBe("qu'Ana");
  });
});
