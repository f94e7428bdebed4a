import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CREATURE_COLOUR, colorFor, HERO_COLOURS, readColor } from "./playerColor";
import {
  connectedCounter,
  deriveRoster,
  EMPTY_ROSTER_TEXT,
  playersWithoutCharacter,
  rosterParticipants,
} from "./roster";

const only = (campaign: unknown, live?: { has(uid: string): boolean }) => {
  const roster = deriveRoster(campaign, live);
  expect(roster).toHaveLength(1);
  return roster[0];
};

describe("the roster", () => {
  it("joins each character with its player", () => {
    const campaign = {
      players: [{ uid: "u1", name: "Alice", pronouns: "elle", connected: true }],
      characters: [{ id: "c1", userId: "u1", name: "Lorien", class: "Rôdeuse" }],
    };
    expect(only(campaign)).toEqual({
      id: "c1",
      playerId: "u1",
      name: "Lorien",
      pronouns: "elle",
      role: "Rôdeuse",
      tag: "Alice",
      color: colorFor("c1"),
      connected: true,
    });
  });

  it("takes the character's fields before its player's", () => {
    const campaign = {
      players: [
        { uid: "u1", name: "Alice", pronouns: "elle", role: "joueuse", tag: "Soutien", color: "#123456" },
      ],
      characters: [{ id: "c1", userId: "u1", name: "Kaothar", class: "Barbare", pronoun: "il" }],
    };
    expect(only(campaign)).toMatchObject({
      pronouns: "il",
      role: "Barbare",
      tag: "Soutien",
      color: "#123456",
    });
  });

  it.each([
    ["characterId", { userId: "u1", characterId: "c1" }],
    ["a character's id", { id: "u1", character: "c1" }],
    ["a character object", { uid: "u1", character: { id: "c1", name: "Lorien" } }],
    ["a profile", { profile: { uid: "u1" }, characterId: "c1" }],
  ])("reads a player who has a character by %s", (_, player) => {
    expect(only({ players: [player] })).toMatchObject({ id: "c1", playerId: "u1" });
  });

  it("reads a character embedded in its player", () => {
    const player = {
      uid: "u1",
      displayName: "Alice",
      character: { name: "Lorien", class: "Rôdeuse", pronoun: "elle", tag: "Éclaireuse" },
    };
    expect(only({ players: [player] })).toMatchObject({
      id: "u1",
      name: "Lorien",
      role: "Rôdeuse",
      pronouns: "elle",
      tag: "Éclaireuse",
    });
  });

  it("matches a character by the id its player names before the account that owns it", () => {
    const campaign = {
      players: [
        { uid: "owner", name: "Alice" },
        { uid: "guest", name: "Bob", characterId: "c1" },
      ],
      characters: [{ id: "c1", userId: "owner", name: "Lorien" }],
    };
    expect(only(campaign)).toMatchObject({ playerId: "guest", tag: "Bob" });
  });

  it("reads names from a display name or a profile, with a fallback", () => {
    expect(only({ players: [{ uid: "u1", tag: "Soutien", profile: { displayName: "Alice" } }] })?.name).toBe(
      "Alice",
    );
    expect(only({ players: [{ uid: "u1", class: "Mage", displayName: "Bob" }] })?.name).toBe("Bob");
    expect(only({ characters: [{ id: "c1" }] })).toMatchObject({
      name: "Personnage sans nom",
      playerId: undefined,
      pronouns: "",
      role: "",
      tag: "",
      connected: false,
    });
  });

  it("reads linked_user where a campaign has no players, as a list, a map or one person", () => {
    const person = { uid: "u1", name: "Alice", role: "Mage" };
    for (const linked_user of [[person], { first: person }, person]) {
      expect(only({ linked_user })).toMatchObject({ id: "u1", role: "Mage" });
    }
    expect(only({ players: [person], linked_user: [{ uid: "u2", role: "Clerc" }] })?.id).toBe("u1");
  });

  it("shows a character once, and skips entries without an id", () => {
    const campaign = {
      players: [{ uid: "u1", characterId: "c1" }, { role: "Mage" }, "?"],
      characters: [{ id: "c1" }, { name: "Sans id" }, null],
    };
    expect(only(campaign)?.id).toBe("c1");
  });

  it("has no card for a player without a character, but lists their name", () => {
    const campaign = {
      players: [{ uid: "u1", name: "Alice" }, { uid: "u2" }, { uid: "u3", name: "Carl" }, {}],
      characters: [{ id: "c3", userId: "u3" }],
    };
    expect(deriveRoster(campaign).map((entry) => entry.id)).toEqual(["c3"]);
    expect(playersWithoutCharacter(campaign)).toEqual(["Alice", "Pseudo non renseigné"]);
  });

  it("prefers live presence over the hints in the data", () => {
    const campaign = {
      players: [
        { uid: "u1", characterId: "c1", connected: true },
        { uid: "u2", characterId: "c2", connected: false },
      ],
    };
    const live = new Set(["u2"]);
    expect(deriveRoster(campaign).map((entry) => entry.connected)).toEqual([true, false]);
    expect(deriveRoster(campaign, live).map((entry) => entry.connected)).toEqual([false, true]);
  });

  it("finds a character's player in live presence by its owner, and uses the hints where nobody is known", () => {
    expect(only({ characters: [{ id: "c1", userId: "u1" }] }, new Set(["u1"]))?.connected).toBe(true);
    expect(only({ players: [{ characterId: "c1", online: true }] }, new Set())?.connected).toBe(true);
  });

  it("enters an initiative as visible characters", () => {
    const roster = deriveRoster({
      characters: [{ id: "c1", name: "Lorien", class: "Mage", pronouns: "elle" }],
    });
    expect(rosterParticipants(roster)).toEqual([
      { id: "c1", name: "Lorien", pronouns: "elle", role: "Mage", kind: "character", hidden: false },
    ]);
  });
});

describe("the counter of connected players", () => {
  it("shows how many of how many players are connected", () => {
    const campaign = {
      players: [
        { uid: "u1", characterId: "c1", connected: true },
        { uid: "u2", characterId: "c2" },
      ],
    };
    expect(connectedCounter(deriveRoster(campaign))).toBe("1/2 joueurs connectés");
  });

  it("counts a player of two characters once, and characters without a player each", () => {
    const campaign = {
      players: [{ uid: "u1", online: true }],
      characters: [{ id: "c1", userId: "u1" }, { id: "c2", userId: "u1" }, { id: "c3" }, { id: "c4" }],
    };
    expect(connectedCounter(deriveRoster(campaign))).toBe("1/3 joueurs connectés");
  });

  it("tells that no character is linked", () => {
    expect(connectedCounter([])).toBe("Aucun personnage lié");
    expect(EMPTY_ROSTER_TEXT).toBe("Aucun personnage lié pour cette campagne.");
  });

  const garbage = fc.oneof(
    fc.anything(),
    fc.record({ players: fc.array(fc.anything()), characters: fc.array(fc.anything()) }),
    fc.record({
      players: fc.array(
        fc.dictionary(
          fc.constantFrom("uid", "id", "characterId", "character", "role", "online"),
          fc.anything(),
        ),
      ),
      characters: fc.array(fc.dictionary(fc.constantFrom("id", "userId", "name", "class"), fc.anything())),
    }),
  );

  it("never counts more connected players than players, and never throws", () => {
    fc.assert(
      fc.property(garbage, (campaign) => {
        const roster = deriveRoster(campaign);
        const [, connected, total] = connectedCounter(roster).match(/^(\d+)\/(\d+)/) ?? [];
        expect(Number(connected ?? 0)).toBeLessThanOrEqual(Number(total ?? 0));
        expect(new Set(roster.map((entry) => entry.id)).size).toBe(roster.length);
        expect(() => playersWithoutCharacter(campaign)).not.toThrow();
      }),
    );
  });
});

describe("a player's colour", () => {
  it("is a hexadecimal colour and nothing else", () => {
    expect(readColor("#7C3aed")).toBe("#7C3aed");
    expect(readColor("#abc")).toBe("#abc");
    for (const unsafe of ["red", "#12345", "#1234567", "x#abc", "#abc;", "url(#abc)", 7, null]) {
      expect(readColor(unsafe)).toBeUndefined();
    }
  });

  it("is the same for the same id, and varies within a campaign", () => {
    const ids = ["c1", "c2", "c3", "c4", "c5", "c6"];
    expect(ids.map(colorFor)).toEqual(ids.map(colorFor));
    expect(new Set(ids.map(colorFor)).size).toBeGreaterThan(3);
    expect(new Set(["ab", "ba"].map(colorFor)).size).toBe(2);
  });

  it("carries white letters, and is nothing like a creature's red", () => {
    const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const channelsOf = (colour: string) =>
      [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const onWhite = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(channel);
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    for (const colour of [...HERO_COLOURS, CREATURE_COLOUR]) expect(onWhite(colour)).toBeGreaterThan(4.5);
    const red = channelsOf(CREATURE_COLOUR);
    for (const colour of HERO_COLOURS) {
      const away = Math.hypot(...channelsOf(colour).map((value, at) => value - (red[at] ?? 0)));
      expect(away).toBeGreaterThan(0.2);
    }
  });

  it("can always be displayed", () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(readColor(colorFor(id))).toBe(colorFor(id));
      }),
    );
  });
});
