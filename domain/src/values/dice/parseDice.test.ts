import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diceBounds, formatDice } from "./diceExpression";
import { checkDice, parseDice, readDice } from "./parseDice";

const reprint = (text: string) => {
  const expression = parseDice(text);
  return expression && formatDice(expression);
};

const MISSING_SIGN = "Il manque un signe entre deux nombres. Écris par exemple : 1d20+5.";

describe("dice notation", () => {
  it.each([
    ["d20", "1d20"],
    ["1d20", "1d20"],
    [" 2D6 + 3 ", "2d6+3"],
    ["1d20-1", "1d20-1"],
    ["1d20−1", "1d20-1"],
    ["1d20 – 1", "1d20-1"],
    ["+1d6", "1d6"],
    ["-1d4+10", "-1d4+10"],
    ["3+2d6", "3+2d6"],
    ["d%", "1d100"],
    ["1d20+1d4-1", "1d20+1d4-1"],
    ["4d6kh3", "4d6kh3"],
    ["4d6k3", "4d6kh3"],
    ["4d6dl1", "4d6kh3"],
    ["4d6dl", "4d6kh3"],
    ["4d6d1", "4d6kh3"],
    ["2d20kh", "2d20kh1"],
    ["2d20kl1", "2d20kl1"],
    ["2d20dh1", "2d20kl1"],
    ["5d6dh2", "5d6kl3"],
    ["2d6kh2", "2d6"],
    ["2d6kh9", "2d6"],
    ["2d6dl0", "2d6"],
    ["1d20+0", "1d20"],
    ["0+1d20-0", "1d20"],
    ["100d1000+100000", "100d1000+100000"],
    ["1d20+-5", "1d20-5"],
    ["1d20 + −5", "1d20-5"],
    ["3d6*5", "3d6*5"],
    ["3D6 × 5", "3d6*5"],
    ["3d6x5", "3d6*5"],
    ["(2d6+6)*5", "(2d6+6)*5"],
    ["2d6/2", "2d6/2"],
    ["2d6÷2", "2d6/2"],
    ["((2d6+3))", "2d6+3"],
    ["(2d6)*5", "2d6*5"],
    ["20-(1d4+1)", "20-(1d4+1)"],
    ["6x4d6kh3", "6x4d6kh3"],
    ["6 X 4d6", "6x4d6"],
    ["2x(1d6+1)", "2x1d6+1"],
    ["2d6r<3", "2d6r<3"],
    ["2d6r1", "2d6r1"],
    ["1d20ro1", "1d20ro1"],
    ["1d20ro≤2", "1d20ro<=2"],
    ["1d20min10+5", "1d20min10+5"],
    ["2d10 max 8", "2d10max8"],
    ["3d6!", "3d6!"],
    ["10d10>=6", "10d10>=6"],
    ["10d10 ≥ 6", "10d10>=6"],
    ["1d100<=45", "1d100<=45"],
    ["5d6=6", "5d6=6"],
    ["2d20kh1ro1", "2d20ro1kh1"],
    ["10d10>=6!", "10d10>=6!"],
    ["10d10cs>=6", "10d10>=6"],
    ["2d6rr<3", "2d6r<3"],
    ["1d20 — 1", "1d20-1"],
    ["2 d 6", "2d6"],
    ["d 20+1", "1d20+1"],
  ])("%j is %s", (text, notation) => {
    expect(reprint(text)).toBe(notation);
  });

  it.each([
    "",
    "20",
    "d",
    "2d",
    "0d6",
    "2d0",
    "1d20+",
    "1d20++1",
    "1d20 5d",
    "d6d6",
    "1d20 d6d6",
    "1d6 1d6x",
    "1d%%",
    "2d6kh0",
    "2d6dl2",
    "2d6dh3",
    "1d6.5",
    "dix",
    "1d20+x",
    "101d6",
    "60d6+41d6",
    "1d1001",
    "1d6+100001",
    "1d6+1+1+1+1+1+1+1+1+1+1",
    `1d6${" ".repeat(198)}`,
    "1d6!!",
    "1d20;attaque",
    "1d20>=15>=16",
    "2d6min7",
    "(2d6",
    "2d6)",
    "()",
    "1d20+5>=15",
    "21x1d6",
    "6x20d6",
    "100d1000*100000",
  ])("does not include %j", (text) => {
    expect(parseDice(text)).toBeUndefined();
  });

  it("may have ten terms and two hundred characters", () => {
    expect(parseDice("1d6+1+1+1+1+1+1+1+1+1")?.terms).toHaveLength(10);
    expect(parseDice(`1d6${" ".repeat(197)}`)?.terms).toHaveLength(1);
  });

  it("needs a sign between two terms", () => {
    expect(parseDice("1d6d6d6")).toBeUndefined();
    expect(parseDice("2d6%")).toBeUndefined();
    expect(parseDice("1d%5")).toBeUndefined();
  });

  it("has a lowest and a highest total", () => {
    const boundsOf = (text: string) => {
      const expression = parseDice(text);
      return expression && diceBounds(expression);
    };
    expect(boundsOf("2d6+3")).toEqual({ min: 5, max: 15 });
    expect(boundsOf("4d6kh3")).toEqual({ min: 3, max: 18 });
    expect(boundsOf("1d20-1d4-1")).toEqual({ min: -4, max: 18 });
    expect(boundsOf("(2d6+6)*5")).toEqual({ min: 40, max: 90 });
    expect(boundsOf("2d6/5")).toEqual({ min: 0, max: 2 });
    expect(boundsOf("(1d4-3)*(1d4-3)")).toEqual({ min: -2, max: 4 });
    expect(boundsOf("-(2d6)")).toEqual({ min: -12, max: -2 });
    expect(boundsOf("6x4d6kh3")).toEqual({ min: 18, max: 108 });
    expect(boundsOf("10d10>=6")).toEqual({ min: 0, max: 10 });
    expect(boundsOf("1d20min10")).toEqual({ min: 10, max: 20 });
    expect(boundsOf("1d6!")).toEqual({ min: 1, max: 606 });
  });

  it("is parsed to the same expression after formatting", () => {
    const keep = fc.constantFrom(
      "",
      "kh1",
      "kl2",
      "dl1",
      "dh2",
      "k3",
      "d",
      "r<=1",
      "ro1",
      "min1",
      "!",
      ">=3!",
    );
    const dice = fc
      .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 1, max: 100 }), keep)
      .map(([count, sides, kept]) => `${count}d${sides + 1}${kept}`);
    const product = fc.tuple(dice, fc.constantFrom("*5", "/2", "×3/2")).map((parts) => parts.join(""));
    const group = fc.tuple(dice, fc.constantFrom("+3", "-1d4")).map((parts) => `(${parts.join("")})*2`);
    const term = fc
      .tuple(fc.constantFrom("+", "-"), fc.oneof(dice, product, group, fc.integer({ min: 0, max: 99 })))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(dice, fc.array(term, { maxLength: 3 }), (first, rest) => {
        const expression = parseDice([first, ...rest].join(" "));
        expect(expression).toBeDefined();
        expect(expression && parseDice(formatDice(expression))).toEqual(expression);
      }),
    );
  });

  it("is parsed without throwing, whatever the text", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789dkhlro%+-*/()!<>= x[]"), maxLength: 40 });
    fc.assert(fc.property(fc.oneof(typed, fc.string()), (text) => parseDice(text)?.terms.length !== 0));
  });

  it.each([
    "1d20 5",
    "1d2 0",
    "8d6 2d6",
    "8d6 d6",
    "1d20 d4",
    "1d20+1 2",
    "1 200+1d6",
    "4d6kh 3",
    "1d6 1d6x",
    "(1d6 2)*3",
    "(1d6)2",
  ])("never joins two numbers of %j, and says that a sign is missing", (text) => {
    expect(checkDice(text)).toBe(MISSING_SIGN);
  });

  it.each([
    ["dragon", "Ces dés sont illisibles. Écris-les par exemple ainsi : 2d6+3."],
    ["101d6", "C'est trop pour un jet : 100 dés de 1\u202f000 faces et 10 termes au plus."],
    ["x".repeat(201), "C'est trop pour un jet : 100 dés de 1\u202f000 faces et 10 termes au plus."],
    ["1d6 ou 1d8", "Des dés restent parmi les mots. Mets un signe entre eux, ou fais un jet à la fois."],
    ["1d1!", "Ces dés se relanceraient sans fin."],
    ["1d6r<=6", "Ces dés se relanceraient sans fin."],
    ["1d6/0", "Un jet se divise par un nombre, et jamais par zéro."],
    ["6/1d6", "Un jet se divise par un nombre, et jamais par zéro."],
    ["3d6!>4", "Après « ! », une comparaison se lit de deux façons. Écris par exemple : 10d10>=6!"],
    ["3d6 avantage", "L'avantage se lance avec un seul dé. Écris par exemple : 2d20kh1+5."],
    ["1d6+1d4 avantage", "L'avantage se lance avec un seul dé. Écris par exemple : 2d20kh1+5."],
    ["(1d20+5)*2 dis", "Le désavantage se lance avec un seul dé. Écris par exemple : 2d20kl1+5."],
    ["1d20 bonus", "Un bonus s'écrit en chiffres. Écris par exemple : 1d20+2."],
    ["1d20 malus", "Un malus s'écrit en chiffres. Écris par exemple : 1d20-2."],
    ["1d100 bonus", "Un dé bonus ou malus va avec une valeur : 45 +1 ou 45 -1, dans L'Appel de Cthulhu."],
    ["1d% avantage", "Un dé bonus ou malus va avec une valeur : 45 +1 ou 45 -1, dans L'Appel de Cthulhu."],
  ])("of %j is refused with a sentence", (text, sentence) => {
    expect(checkDice(text)).toBe(sentence);
  });

  it("has no sentence when it can be read", () => {
    expect(checkDice("1d6ro<=6")).toBeUndefined();
  });

  it.each([
    ["1d8+3[feu]", "1d8+3", "feu"],
    ["1d8[feu]+1d6 [froid]", "1d8+1d6", "feu, froid"],
    ["1d8+3 dégâts de feu", "1d8+3", "dégâts de feu"],
    ["1d8[feu] épée ardente", "1d8", "épée ardente"],
    ["1d20+5 contre CA 15", "1d20+5", "contre CA 15"],
    ["4d6 dégâts", "4d6", "dégâts"],
    ["1d20 kata", "1d20", "kata"],
    ["1d20 # Perception", "1d20", "Perception"],
    ["2d6[ ]", "2d6", undefined],
    ["1d10 perforant + 2d6 nécrotique", "1d10+2d6", "perforant, nécrotique"],
    ["1d10 de feu - 1d4", "1d10-1d4", "de feu"],
    ["1d8+3 épée longue +1", "1d8+3", "épée longue +1"],
    ["2d6+3 (feu)", "2d6+3", "feu"],
    ["2d6+3, feu", "2d6+3", "feu"],
    ["2d6+3 : feu", "2d6+3", "feu"],
    ["2d6+3", "2d6+3", undefined],
    ["1d20+5 avantage", "2d20kh1+5", "avantage"],
    ["d20 adv", "2d20kh1", "adv"],
    ["1d20+1d4 désavantage Discrétion", "2d20kl1+1d4", "désavantage Discrétion"],
    ["1d20[dis]", "2d20kl1", "dis"],
    ["1d12 attaque sournoise (avantage)", "2d12kh1", "attaque sournoise (avantage)"],
    ["1d20ro1 avantage", "2d20ro1kh1", "avantage"],
    ["2d20kh1+5 avantage", "2d20kh1+5", "avantage"],
    ["1d20+5 pour un avantage de taille", "1d20+5", "pour un avantage de taille"],
    ["1d20+2 bonus", "1d20+2", "bonus"],
    ["1d8 dégâts bonus", "1d8", "dégâts bonus"],
  ])("%j is %s for %s", (text, notation, label) => {
    const read = readDice(text);
    expect(typeof read === "string" ? read : [formatDice(read.expression), read.label]).toEqual([
      notation,
      label,
    ]);
  });
});
