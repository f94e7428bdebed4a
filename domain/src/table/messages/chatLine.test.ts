import { describe, expect, it } from "vitest";
import { rollSpecSchema } from "../../games/schemas";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { commandsFor, lineOf, readChatLine } from "./chatLine";
import { rollExamples } from "./writtenRoll";

const read = (line: string, system: SystemId = "dnd5e", isMj = false) => readChatLine(line, { system, isMj });

describe("a line of the chat", () => {
  it("is a text for all without a command", () => {
    expect(read("Bonsoir / bonne nuit")).toEqual({ kind: "message", text: "Bonsoir / bonne nuit" });
    expect(read(" /o\\")).toEqual({ kind: "message", text: " /o\\" });
    expect(read("x".repeat(2001))).toMatchObject({ kind: "problem" });
  });

  it("rolls dice at the table, under the words behind them", () => {
    const roll = { kind: "roll", secret: false };
    expect(read("/r 2d6+3")).toEqual({ ...roll, label: "Jet libre", roll: "2d6+3" });
    expect(read("/lancer 2d6+3 dégâts")).toEqual({ ...roll, label: "dégâts", roll: "2d6+3 dégâts" });
    expect(read("/ROLL 1d20")).toMatchObject({ ...roll, roll: "1d20" });
  });

  it.each<[SystemId, string, object]>([
    ["dnd5e", "/r +5 Perception", { label: "Perception", roll: "1d20+5" }],
    ["dnd5e", "/r − 2", { label: "Jet libre", roll: "1d20-2" }],
    ["vampire", "/r 6", { label: "Jet libre", roll: { game: "vampire", dice: 6, hungerDice: 0 } }],
    [
      "vampire",
      "/r 6 2 Force + Bagarre",
      { label: "Force + Bagarre", roll: { game: "vampire", dice: 6, hungerDice: 2 } },
    ],
    ["cyberpunk", "/r +14 Discrétion", { label: "Discrétion", roll: { game: "cyberpunk", modifier: 14 } }],
    ["cthulhu", "/r 45", { label: "Jet libre", roll: { game: "cthulhu", target: 45, bonusDice: 0 } }],
    [
      "cthulhu",
      "/r 45% -1 Écouter",
      { label: "Écouter", roll: { game: "cthulhu", target: 45, bonusDice: -1 } },
    ],
    ["cthulhu", "/r 45 bonus", { label: "bonus", roll: { game: "cthulhu", target: 45, bonusDice: 1 } }],
    [
      "cthulhu",
      "/r 45 Écouter malus",
      { label: "Écouter malus", roll: { game: "cthulhu", target: 45, bonusDice: -1 } },
    ],
    ["cthulhu", "/r 45 +2 bonus", { label: "bonus", roll: { game: "cthulhu", target: 45, bonusDice: 2 } }],
    ["cthulhu", "/r 45 avantage", { label: "avantage", roll: { game: "cthulhu", target: 45, bonusDice: 1 } }],
    ["dnd5e", "/r +5 avantage", { label: "avantage", roll: "2d20kh1+5" }],
    ["dnd5e", "/r +5 Discrétion (dis)", { label: "Discrétion (dis)", roll: "2d20kl1+5" }],
    ["dnd5e", "/r +5 bonus", { label: "bonus", roll: "1d20+5" }],
    ["dnd5e", "/r 1d20+5 adv", { label: "adv", roll: "1d20+5 adv" }],
  ])("rolls by the rules of %s: %s", (system, line, roll) => {
    expect(read(line, system)).toEqual({ kind: "roll", secret: false, ...roll });
  });

  it("rolls what its examples say, in all games", () => {
    for (const system of SYSTEM_IDS) {
      for (const example of rollExamples(system)) {
        const line = read(`/secret ${example}`, system);
        expect(line).toMatchObject({ kind: "roll", secret: true });
        if (line.kind === "roll" && typeof line.roll === "object") {
          expect(rollSpecSchema.safeParse(line.roll).success).toBe(true);
        }
      }
    }
  });

  it("says what is wrong with dice", () => {
    expect(read("/r")).toEqual({
      kind: "problem",
      sentence: "Il manque les dés. Écris par exemple : /r 2d6+3 dégâts",
    });
    expect(read("/r des poussières")).toMatchObject({ sentence: expect.stringContaining("illisibles") });
    for (const line of ["/r 0", "/r 99", "/r 6 7"]) expect(read(line, "vampire").kind).toBe("problem");
    for (const line of ["/r 0", "/r 500"]) expect(read(line, "cthulhu").kind).toBe("problem");
    expect(read("/r 5").kind).toBe("problem");
    expect(read("/r 5", "cyberpunk").kind).toBe("problem");
  });

  it("whispers to the MJ, who is told to choose a player instead", () => {
    expect(read("/mj Je vole la clé.")).toEqual({ kind: "whisper", text: "Je vole la clé." });
    expect(read("/mj")).toEqual({ kind: "problem", sentence: "Le message est vide." });
    expect(read("/mj Psst", "dnd5e", true)).toMatchObject({
      sentence: expect.stringContaining("Tu es le MJ"),
    });
  });

  it("tells what its author does", () => {
    expect(read("/moi dégaine\nson épée")).toEqual({ kind: "emote", text: "dégaine\nson épée" });
  });

  it("is never a text where its command is unknown", () => {
    expect(read("/danse la gigue")).toEqual({
      kind: "problem",
      sentence:
        "« /danse » n'est pas une commande. Tape / pour les voir, ou commence par une espace pour l'écrire telle quelle.",
    });
    expect(read("/")).toMatchObject({ kind: "problem" });
  });

  it("is written again as it was", () => {
    expect(lineOf({ text: "dégaine", emote: true })).toBe("/moi dégaine");
    expect(lineOf({ text: "Bonsoir" })).toBe("Bonsoir");
    expect(read(lineOf({ text: "/o" }))).toEqual({ kind: "message", text: " /o" });
  });
});

describe("the list of commands", () => {
  const words = (line: string, isMj = false) => commandsFor(line, { isMj }).map(({ word }) => word);

  it("shows those that the line may become", () => {
    expect(words("/")).toEqual(["r", "secret", "mj", "moi"]);
    expect(words("/M")).toEqual(["mj", "moi"]);
    expect(words("/lan")).toEqual(["r"]);
    expect(words("/", true)).toEqual(["r", "secret", "moi"]);
    expect(["", "Bonsoir", "/r 2d6", "/x"].flatMap((line) => words(line))).toEqual([]);
  });
});
