import { describe, expect, it } from "vitest";
import { limits, whole } from "../../../testing/cthulhuPlay";
import { equippedOf, refusedSentence } from "../../../testing/playLaws";
import { showing } from "../../../testing/seededSource";
import type { CthulhuLimits, CthulhuState } from "../play/state";
import { confide, recover } from "./recovery";
import { study } from "./tome";

const scholar = {
  characteristics: { edu: 70 },
  powers: [
    { id: "domination", name: "Domination", kind: "Sort", costs: { magic: "1", sanity: "1" } },
    { id: "roi-en-jaune", name: "Le Roi en jaune", kind: "Ouvrage", costs: { sanity: "1d10", mythos: 1 } },
    { id: "livre-d-eibon", name: "Livre d'Eibon", kind: "Ouvrage" },
    { name: "Notes de Weir", kind: "Ouvrage", costs: { magic: "3", sanity: "2", mythos: 2 } },
  ],
};

const heroOf = (
  change: Partial<CthulhuState> = {},
  stats: object = scholar,
  allowed: Partial<CthulhuLimits> = {},
) => ({
  state: { ...whole, ...change },
  limits: { ...limits, ...allowed },
  character: equippedOf("cthulhu", stats).character,
});

/** The faces of a percentile roll: units, then tens. */
const percent = (roll: number) => [roll % 10 || 10, Math.floor(roll / 10)];

describe("a tome", () => {
  const read = (id: string, ...faces: number[]) =>
    study
      .waysOf(heroOf())
      .find((way) => way.id === id)
      ?.resolve(showing(...faces));

  it("is one that teaches something of the Mythos, of the list or the player's own", () => {
    expect(study.waysOf(heroOf()).map(({ label, takes }) => [label, takes])).toEqual([
      ["Le Roi en jaune", "ÉDU 70 %, 1d10 SAN, +1 % de Mythe"],
      ["Livre d'Eibon", "ÉDU 70 %"],
      ["Notes de Weir", "ÉDU 70 %, 2 SAN, +2 % de Mythe"],
    ]);
  });

  it("takes Sanity and teaches where it opens under EDU, and is read without magic", () => {
    expect(read("roi-en-jaune", ...percent(42), 6)).toEqual({
      told: { text: "Le Roi en jaune étudié (ÉDU 70 %, 42)", tone: "good" },
      operations: [
        { kind: "loseSanity", amount: 6, faces: [6] },
        { kind: "learnMythos", points: 1 },
      ],
    });
    expect(read("livre-d-eibon", ...percent(42))?.operations).toEqual([{ kind: "learnMythos", points: 3 }]);
    expect(read("propre:Notes de Weir", ...percent(42))?.operations.map(({ kind }) => kind)).toEqual([
      "loseSanity",
      "learnMythos",
    ]);
  });

  it("stays closed above it", () => {
    expect(read("roi-en-jaune", ...percent(71))).toEqual({
      told: { text: "Le Roi en jaune ne livre rien (ÉDU 70 %, 71)", tone: "neutral" },
      operations: [],
    });
  });

  it.each([
    [{ dead: true }, scholar, {}, "Cet investigateur est mort."],
    [{ insanity: "permanent" }, scholar, {}, "La folie est permanente."],
    [{ bout: true, insanity: "temporary" }, scholar, {}, "En pleine crise de folie, la SAN ne baisse plus."],
    [{ sanity: 0 }, scholar, {}, "Il ne reste plus de SAN."],
    [{}, scholar, { skills: { cthulhuMythos: 200 } }, "Mythe de Cthulhu : personne n'en sait plus."],
    [{}, { powers: scholar.powers }, {}, "ÉDU n'est pas sur la fiche : la lecture se joue sous elle."],
    [{}, { characteristics: { edu: 70 } }, {}, "Aucun ouvrage parmi les sorts et ouvrages de la fiche."],
  ] as const)("is not read by %o", (change, stats, allowed, sentence) => {
    expect(refusedSentence(() => study.waysOf(heroOf(change, stats, allowed)))).toBe(sentence);
  });
});

describe("a week of care", () => {
  const only = (change: Partial<CthulhuState>, allowed: Partial<CthulhuLimits> = {}) =>
    recover.waysOf(heroOf(change, {}, allowed))[0];

  it("is a week of rest", () => {
    expect(only({ hitPointsLost: 4, magicSpent: 2 })?.resolve(showing(1))).toEqual({
      told: { text: "Une semaine de repos", tone: "good" },
      operations: [
        { kind: "heal", amount: 7 },
        { kind: "recoverMagic", amount: 2 },
      ],
    });
  });

  it("is a roll of CON for a major wound, which an extreme success ends", () => {
    const grave = only({ hitPointsLost: 9, majorWound: true }, { constitution: 60 });
    const healed = (roll: number, ...faces: number[]) => grave?.resolve(showing(...percent(roll), ...faces));
    expect(healed(61)).toEqual({
      told: { text: "Une semaine de soins (CON 60 %, 61) : échec", tone: "bad" },
      operations: [],
    });
    expect(healed(50, 2)?.operations).toEqual([{ kind: "heal", amount: 2 }]);
    expect(healed(12, 2, 3)?.operations).toEqual([
      { kind: "setMajorWound", majorWound: false },
      { kind: "heal", amount: 5 },
    ]);
  });

  it("is nothing for the whole, the dead, the dying, and a major wound without CON", () => {
    const refused = (change: Partial<CthulhuState>) => refusedSentence(() => only(change));
    expect(refused({})).toBe("Rien à soigner.");
    expect(refused({ dead: true })).toBe("Cet investigateur est mort.");
    expect(refused({ hitPointsLost: 12, dying: true, majorWound: true })).toMatch(/^À l'agonie/);
    expect(refused({ hitPointsLost: 9, majorWound: true })).toMatch(/^Blessure grave/);
  });
});

describe("talking to somebody", () => {
  it("gives a little Sanity back", () => {
    const [friend, doctor] = confide.waysOf(heroOf());
    expect(friend?.resolve(showing(2))).toEqual({
      told: { text: "Se confie (une personne importante) : 1d3, 2", tone: "good" },
      operations: [{ kind: "gainSanity", amount: 2 }],
    });
    expect(doctor?.label).toBe("Un médecin de l'esprit");
  });

  it("helps neither a whole mind nor a lost one, nor the dead", () => {
    const refused = (change: Partial<CthulhuState>) => refusedSentence(() => confide.waysOf(heroOf(change)));
    expect(refused({ sanity: 94 })).toBe("La SAN est déjà à son maximum, 94.");
    expect(refused({ insanity: "permanent", sanity: 0 })).toBe("La folie est permanente.");
    expect(refused({ dead: true })).toBe("Cet investigateur est mort.");
  });
});
