import { describe, expect, it } from "vitest";
import { type AskContent, askContentSchema, cardSchema, checkCard } from "../../documents/askContent";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideAsk, isSameAsk, MAX_OPEN_ASKS, requireAskable, requireOpenAsk } from "./ask";

const HOUR = 60 * 60_000;
const perception: AskContent = { kind: "roll", trait: "Perception", secret: false };
const card: AskContent = { kind: "card", text: "La porte s'ouvre." };
const decide = (uid: string, request: Parameters<typeof decideAsk>[2], open: readonly number[] = []) =>
  decideAsk(campaignOf(), uid, request, open, NOW);

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
    const empty = () => decideAsk(campaignOf({ memberIds: [] }), "mj", { content: card }, [], NOW);
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

  it("wants a roll of those whom it is for, once, until it expires", () => {
    expect(requireOpenAsk(open, "alice", NOW)).toBe(perception);
    const after = (change: Partial<typeof open>, uid = "alice", now = NOW) =>
      refusalOf(() => requireOpenAsk({ ...open, ...change }, uid, now));
    expect(after({ answeredBy: ["alice"] })).toBe("ask-already-answered");
    expect(after({}, "bob")).toBe("ask-closed");
    expect(after({}, "alice", open.expiresAt)).toBe("ask-closed");
    expect(after({ content: card })).toBe("ask-closed");
    expect(refusalOf(() => requireOpenAsk(undefined, "alice", NOW))).toBe("ask-closed");
  });
});
