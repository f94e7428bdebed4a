import { describe, expect, it } from "vitest";
import type { CreatureDraft } from "../../games/creature";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { refusalOf } from "../../testing/refusals";
import { decideCreateCreature, decideUpdateCreature, requireOwnCreature, withId } from "./ownCreature";

const draft = DND5E_CREATURES[0] as CreatureDraft;

describe("a member's own creature", () => {
  it("is created for its owner, at most a hundred of them", () => {
    expect(decideCreateCreature("mj", draft, 99, 5)).toEqual({
      ownerId: "mj",
      creature: draft,
      createdAt: 5,
      updatedAt: 5,
    });
    expect(() => decideCreateCreature("mj", draft, 100, 5)).toThrow(
      "Tu as déjà 100 créatures : supprimes-en une pour en créer une autre.",
    );
  });

  it("is changed by its owner alone, and keeps when it was made", () => {
    const stored = decideCreateCreature("mj", draft, 0, 5);
    const changed = { ...draft, name: "Gobelin roi" };
    expect(decideUpdateCreature("mj", stored, changed, 9)).toEqual({
      ownerId: "mj",
      creature: changed,
      createdAt: 5,
      updatedAt: 9,
    });
    expect(refusalOf(() => decideUpdateCreature("alice", stored, changed, 9))).toBe("creature-not-found");
    expect(refusalOf(() => requireOwnCreature("alice", undefined))).toBe("creature-not-found");
  });

  it("is answered with the id of its document", () => {
    expect(withId("mine", draft)).toMatchObject({ id: "mine", name: draft.name });
  });
});
