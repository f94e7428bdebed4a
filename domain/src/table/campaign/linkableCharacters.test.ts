import { describe, expect, it } from "vitest";
import { linkableCharacters } from "./linkableCharacters";

describe("the characters that a user may link", () => {
  const mine = (id: string, name: string, rest: object = {}) => ({
    id,
    name,
    userId: "alice",
    system: "dnd5e" as const,
    ...rest,
  });
  const idsOf = (characters: readonly { id: string }[]) => characters.map(({ id }) => id);

  it("are their own, of the campaign's system, and linked to no campaign", () => {
    const characters = [
      mine("free", "Ayla"),
      mine("blank", "Bran", { campaign: "" }),
      mine("empty", "Brann", { campaign: { id: "" } }),
      mine("linked", "Cleo", { campaign: "other" }),
      mine("object", "Dara", { campaign: { id: "other", name: "Ailleurs" } }),
      mine("stranger", "Eli", { userId: "bob" }),
      mine("vampire", "Fen", { system: "vampire" }),
    ];
    expect(idsOf(linkableCharacters(characters, "alice", "dnd5e"))).toEqual(["free", "blank", "empty"]);
  });

  it("are sorted by name in French order", () => {
    const characters = [mine("z", "Zoltan"), mine("e", "Élise"), mine("f", "Fen"), mine("d", "Dara")];
    expect(idsOf(linkableCharacters(characters, "alice", "dnd5e"))).toEqual(["d", "e", "f", "z"]);
  });
});
