import { describe, expect, it } from "vitest";
import { type AskContent, askContentSchema, cardSchema, checkCard } from "../../documents/askContent";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideAsk, isSameAsk, MAX_OPEN_ASKS, requireAskable, requireOpenAsk } from "./ask";

const HOUR = 60 * 60_000;
const perception: AskContent = { kind: "roll", trait: "Perception", secret: false };
const card: AskContent = { kind: "card", text: "La porte s'ouvre." };
/** Alice plays two characters, the MJ one. */
const heroes = [
  { id: "lorien", userId: "alice" },
  { id: "borin", userId: "bob" },
  { id: "maelle", userId: "alice" },
  { id: "guide", userId: "mj" },
];
type Asking = Parameters<typeof decideAsk>;
const decided = (uid: string, request: Asking[2], known: Partial<Asking[3]> = {}) =>
  decideAsk(campaignOf(), uid, request, { openUntil: [], heroes: [], ...known }, NOW);
const decide = (uid: string, request: Asking[2], openUntil: readonly number[] = []) =>
  decided(uid, request, { openUntil }).ask;

describe("an ask of the MJ", () => {
  it("is for all players of now unless it names some, each once, and lasts a day", () => {
    expect(decide("mj", { content: perception })).toEqual({
      uid: "mj",
      content: perception,
      targets: campaignOf().memberIds,
      answeredBy: [],
      createdAt: NOW,
      expiresAt: NOW + 24 * HOUR,
    });
    expect(decide("mj", { content: card, targets: ["bob", "bob"] }).targets).toEqual(["bob"]);
  });

  it("is the MJ's alone", () => {
    for (const uid of ["alice", "zoe"]) {
      expect(refusalOf(() => decide(uid, { content: perception }))).toBe("forbidden");
    }
  });

  it("is for players of the campaign, and for somebody", () => {
    for (const targets of [["zoe"], ["alice", "mj"], []]) {
      expect(refusalOf(() => decide("mj", { content: perception, targets }))).toBe("player-not-found");
    }
    const nobody = campaignOf({ memberIds: [] });
    const empty = () => decideAsk(nobody, "mj", { content: card }, { openUntil: [], heroes }, NOW);
    expect(refusalOf(empty)).toBe("player-not-found");
  });

  it("is one of twenty that are open; those that expired count no more", () => {
    const open = Array.from({ length: MAX_OPEN_ASKS }, () => NOW + 1);
    expect(refusalOf(() => decide("mj", { content: card }, open))).toBe("too-many-asks");
    expect(decide("mj", { content: card }, [...open.slice(1), NOW]).content).toBe(card);
  });

  it("is known again by its author and its content", () => {
    const stored = decide("mj", { content: perception });
    expect(isSameAsk(stored, "mj", { content: { ...perception } })).toBe(true);
    expect(isSameAsk(stored, "mj", { content: { ...perception, secret: true } })).toBe(false);
    expect(isSameAsk(stored, "alice", { content: perception })).toBe(false);
  });
});

describe("an ask of characters", () => {
  const whom = (request: object, content: AskContent = perception) => {
    const { ask } = decided("mj", { content, ...request }, { heroes });
    return [ask.targets, ask.heroes];
  };

  it("is of all whom the players play, of those of some, or of the named ones", () => {
    expect(whom({})).toEqual([
      ["alice", "bob"],
      ["lorien", "maelle", "borin"],
    ]);
    expect(whom({ targets: ["bob"] })).toEqual([["bob"], ["borin"]]);
    expect(whom({ heroes: ["maelle", "maelle"] })).toEqual([["alice"], ["maelle"]]);
    expect(whom({ heroes: ["guide"] })).toEqual([[], ["guide"]]);
  });

  it("is of a roll, and of characters of this table", () => {
    expect(whom({}, card)).toEqual([["alice", "bob"], undefined]);
    expect(refusalOf(() => whom({ heroes: ["stranger"] }))).toBe("character-not-found");
  });
});

describe("a difficulty that is not said", () => {
  const hidden: AskContent = { ...perception, difficulty: 15, hidesDifficulty: true };

  it("stands beside the ask, for as long", () => {
    const { ask, secret } = decided("mj", { content: hidden });
    expect(JSON.stringify(ask)).not.toContain("15");
    expect(secret).toEqual({ difficulty: 15, outcomes: {}, expiresAt: ask.expiresAt });
    expect(isSameAsk(ask, "mj", { content: hidden })).toBe(true);
    expect(decided("mj", { content: perception }).secret).toBeUndefined();
  });

  it("is a level in Call of Cthulhu", () => {
    const content: AskContent = { ...perception, trait: "Écouter", level: "hard", hidesDifficulty: true };
    const campaign = campaignOf({ system: "cthulhu" });
    const { ask, secret } = decideAsk(campaign, "mj", { content }, { openUntil: [], heroes }, NOW);
    expect([ask.content, secret?.level]).toEqual([
      { kind: "roll", trait: "Écouter", secret: false, hidesDifficulty: true },
      "hard",
    ]);
  });
});

describe("what may be asked for", () => {
  it("may have its name of older clients and documents, and is read by today's", () => {
    const asked = { kind: "roll", trait: "Sauvegarde de Intelligence", secret: false };
    const content = askContentSchema.parse(asked);
    expect(content).toEqual({ ...asked, trait: "Sauvegarde d'Intelligence" });
    expect(refusalOf(() => requireAskable("dnd5e", content))).toBeUndefined();
  });

  it.each([
    ["dnd5e", { trait: "Sauvegarde de Force", difficulty: 60 }],
    ["vampire", { trait: "Résister à la frénésie", difficulty: 20 }],
    ["cyberpunk", { trait: "REF", difficulty: 60 }],
    ["cthulhu", { trait: "Chance", level: "hard" }],
  ] as const)("in %s is a roll of its sheets with its difficulty", (system, asked) => {
    const content = { kind: "roll", secret: false, ...asked } as const;
    expect(refusalOf(() => requireAskable(system, content))).toBeUndefined();
    expect(refusalOf(() => requireAskable(system, card))).toBeUndefined();
  });

  it.each([
    ["dnd5e", { trait: "Vigilance" }],
    ["dnd5e", { trait: "Perception", level: "hard" }],
    ["vampire", { trait: "Vigilance", difficulty: 21 }],
    ["cyberpunk", { trait: "Perception", level: "regular" }],
    ["cthulhu", { trait: "Écouter", difficulty: 10 }],
  ] as const)("in %s is not %o", (system, asked) => {
    const content = { kind: "roll", secret: false, ...asked } as const;
    expect(refusalOf(() => requireAskable(system, content))).toBe("invalid-input");
  });

  it("has a loss with Sanity alone, and one that can be read", () => {
    const sanity = { kind: "roll", trait: "SAN", secret: false } as const;
    const refused = (system: "cthulhu" | "dnd5e", asked: AskContent) =>
      refusalOf(() => requireAskable(system, asked));
    expect(refused("cthulhu", { ...sanity, loss: "1/1d6" })).toBeUndefined();
    expect(refused("cthulhu", { ...sanity, loss: "beaucoup" })).toBe("invalid-input");
    expect(refused("cthulhu", { ...sanity, trait: "Esquive", loss: "1/1d6" })).toBe("invalid-input");
    expect(refused("dnd5e", { ...perception, loss: "1/1d6" })).toBe("invalid-input");
  });

  it("is a text of 1 to 400 characters", () => {
    expect(checkCard(" \n ")).toBe("Écris ce que les joueurs verront.");
    expect(checkCard("🐉".repeat(400))).toBeUndefined();
    expect(checkCard("x".repeat(401))).toBe("Le texte ne doit pas dépasser 400 caractères.");
  });

  it("is a picture too, with or without a text", () => {
    const isCard = (shown: object) =>
      askContentSchema.safeParse({ kind: "card", ...shown }).success && cardSchema.safeParse(shown).success;
    expect(isCard({ text: "", picture: true })).toBe(true);
    expect(isCard({ text: "Les portes", picture: true })).toBe(true);
    expect(isCard({ text: "" })).toBe(false);
    expect(isCard({ text: "x".repeat(401), picture: true })).toBe(false);
    expect(isCard({ picture: true })).toBe(false);
  });
});

describe("an open ask", () => {
  const open = decide("mj", { content: perception, targets: ["alice"] });
  const player = { uid: "alice", isMj: false, characterId: "lorien" };

  it("wants a roll of those whom it is for, once, until it expires", () => {
    expect(requireOpenAsk(open, player, NOW)).toBe(perception);
    const after = (change: Partial<typeof open>, uid = "alice", now = NOW) =>
      refusalOf(() => requireOpenAsk({ ...open, ...change }, { ...player, uid }, now));
    expect(after({ answeredBy: ["alice"] })).toBe("ask-already-answered");
    expect(after({}, "bob")).toBe("ask-closed");
    expect(after({}, "alice", open.expiresAt)).toBe("ask-closed");
    expect(after({ content: card })).toBe("ask-closed");
    expect(refusalOf(() => requireOpenAsk(undefined, player, NOW))).toBe("ask-closed");
  });

  it("of characters is answered once for each, by who plays it or by the MJ", () => {
    const { ask } = decided("mj", { content: perception, targets: ["alice"] }, { heroes });
    const answer = (change: object, characterId?: string, uid = "alice") =>
      refusalOf(() => requireOpenAsk({ ...ask, ...change }, { uid, isMj: uid === "mj", characterId }, NOW));
    const first = { answeredBy: ["alice"], answeredFor: ["lorien"] };
    expect(answer({}, "lorien")).toBeUndefined();
    expect(answer(first, "lorien")).toBe("ask-already-answered");
    expect(answer(first, "maelle")).toBeUndefined();
    expect(answer(first, "maelle", "mj")).toBeUndefined();
    expect(answer(first, "lorien", "mj")).toBe("ask-already-answered");
    expect(answer({}, "borin", "mj")).toBe("ask-closed");
    expect(answer({}, undefined, "mj")).toBe("ask-closed");
    // One that came to the table since: its player answers as before.
    expect(answer({}, "newcomer")).toBeUndefined();
    expect(answer(first, "newcomer")).toBe("ask-already-answered");
  });
});
