import { describe, expect, it } from "vitest";
import type { SharedInitiativeDocument } from "../../documents/sharedInitiative";
import { characterOf, NOW } from "../../testing/campaigns";
import { entryOf, orderOf } from "../../testing/initiative";
import { refusalOf } from "../../testing/refusals";
import { publicOrder } from "./publicOrder";
import { requireLinkedCharacters, withoutDeparted } from "./shareInitiative";

const wolf = entryOf("wolf-9", 11, { kind: "creature" });
const shared = publicOrder(orderOf(entryOf("ayla", 18), wolf, entryOf("bran", 9)));
const shown = (revision: number): SharedInitiativeDocument => ({
  revision,
  shared: { ...shared, order: [...shared.order] },
  updatedAt: NOW,
});

describe("characters who leave the campaign", () => {
  const ids = (document: SharedInitiativeDocument | undefined) => document?.shared?.order.map(({ id }) => id);

  it("leave the shared order, which gets a new revision", () => {
    const left = withoutDeparted(shown(4), ["ayla", "elsewhere"], NOW + 1);
    expect(left).toMatchObject({ revision: 5, updatedAt: NOW + 1, shared: { activeIndex: 0, round: 1 } });
    expect(ids(left)).toEqual(["creature-wolf-9", "bran"]);
    expect(ids(withoutDeparted(shown(4), ["ayla", "bran"], NOW))).toEqual(["creature-wolf-9"]);
  });

  it("pass their turn on; another's turn does not change", () => {
    const at = (activeIndex: number): SharedInitiativeDocument => ({
      ...shown(1),
      shared: { order: [...shared.order], activeIndex, round: 2 },
    });
    expect(withoutDeparted(at(1), ["ayla"], NOW)?.shared).toMatchObject({ activeIndex: 0, round: 2 });
    expect(withoutDeparted(at(2), ["bran"], NOW)?.shared).toMatchObject({ activeIndex: 0, round: 3 });
  });

  it("change nothing when the order does not include them", () => {
    expect(withoutDeparted(shown(4), ["elsewhere"], NOW)).toBeUndefined();
    expect(withoutDeparted({ revision: 4, updatedAt: NOW }, ["ayla"], NOW)).toBeUndefined();
  });
});

describe("the characters of a shared order", () => {
  it("belong to this campaign", () => {
    const linked = characterOf({ campaignId: "camp" });
    expect(refusalOf(() => requireLinkedCharacters("camp", [linked, linked]))).toBeUndefined();
    for (const other of [undefined, characterOf(), characterOf({ campaignId: "camp", deletedAt: NOW })]) {
      expect(refusalOf(() => requireLinkedCharacters("camp", [linked, other]))).toBe("character-not-found");
    }
  });
});
