import { describe, expect, it } from "vitest";
import { characterOf, NOW } from "../../testing/campaigns";
import { type LiveTable, livePlayersWithoutCharacter, liveRoster } from "./liveRoster";
import { deriveRoster, playersWithoutCharacter } from "./roster";

const playerOf = (uid: string, name: string, pronouns = "") => ({ uid, name, pronouns, joinedAt: NOW });

const table: LiveTable = {
  characters: [
    { ...characterOf({ pronoun: "iel" }), id: "c1" },
    { ...characterOf({ userId: "bob", name: " ", class: "" }), id: "c2" },
    { ...characterOf({ userId: "mj", name: "Le Guide" }), id: "c3" },
    { ...characterOf({ userId: "gone", name: "" }), id: "c4" },
  ],
  players: [playerOf("alice", "Alice", "elle"), playerOf("bob", "Bob", "il"), playerOf("carl", " ")],
};

describe("the roster of live documents", () => {
  it("joins each character with its player, and shows who is here", () => {
    expect(liveRoster(table, new Set(["alice"]))).toMatchObject([
      { id: "c1", playerId: "alice", name: "Lorien", pronouns: "iel", tag: "Alice", connected: true },
      { id: "c2", playerId: "bob", name: "Bob", pronouns: "il", role: "", tag: "", connected: false },
      { id: "c3", playerId: "mj", name: "Le Guide", role: "Rôdeuse", tag: "", connected: false },
      { id: "c4", playerId: "gone", name: "Personnage sans nom", tag: "", connected: false },
    ]);
  });

  it("is the one that the call's answer gives", () => {
    const online = new Set(["bob", "mj"]);
    expect(liveRoster(table, online)).toEqual(deriveRoster(table, online));
    expect(liveRoster(table)).toEqual(deriveRoster(table));
    expect(livePlayersWithoutCharacter(table)).toEqual(playersWithoutCharacter(table));
  });

  it("names the players without a character", () => {
    expect(livePlayersWithoutCharacter(table)).toEqual(["Pseudo non renseigné"]);
    expect(livePlayersWithoutCharacter({ ...table, characters: [] })).toEqual([
      "Alice",
      "Bob",
      "Pseudo non renseigné",
    ]);
  });
});
