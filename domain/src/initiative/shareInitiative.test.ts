import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SharedInitiativeDocument } from "../documents/sharedInitiative";
import { campaignOf, characterOf, NOW } from "../testing/campaigns";
import { entryOf, orderOf } from "../testing/initiative";
import { refusalOf } from "../testing/refusals";
import { publicOrder } from "./publicOrder";
import { decideSharing, newcomers, requireLinkedCharacters, withoutDeparted } from "./shareInitiative";

const table = campaignOf();
const wolf = entryOf("wolf-9", 11, { kind: "creature" });
const shared = publicOrder(orderOf(entryOf("ayla", 18), wolf, entryOf("bran", 9)));
const shown = (revision: number): SharedInitiativeDocument => ({
  revision,
  shared: { ...shared, order: [...shared.order] },
  updatedAt: NOW,
});

describe("sharing the initiative", () => {
  it("publishes the MJ's order, and stops on request", () => {
    expect(decideSharing(table, "mj", undefined, { revision: 1, shared }, NOW)).toEqual(shown(1));
    expect(decideSharing(table, "mj", shown(1), { revision: 2 }, NOW)).toEqual({
      revision: 2,
      shared: undefined,
      updatedAt: NOW,
    });
  });

  it("is allowed to the MJ only", () => {
    for (const uid of ["alice", "stranger"]) {
      expect(refusalOf(() => decideSharing(table, uid, undefined, { revision: 1, shared }, NOW))).toBe(
        "forbidden",
      );
    }
  });

  it("ignores late requests, even when nothing is shared any more", () => {
    const withdrawn = { revision: 5, updatedAt: NOW };
    for (const revision of [4, 5]) {
      expect(decideSharing(table, "mj", shown(5), { revision, shared }, NOW)).toBeUndefined();
      expect(decideSharing(table, "mj", withdrawn, { revision, shared }, NOW)).toBeUndefined();
    }
  });

  it("ends with the greatest revision, in whatever order the changes arrive", () => {
    const changes = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
    fc.assert(
      fc.property(changes, (revisions) => {
        const last = revisions.reduce<SharedInitiativeDocument | undefined>(
          (stored, revision) => decideSharing(table, "mj", stored, { revision, shared }, NOW) ?? stored,
          undefined,
        );
        expect(last?.revision).toBe(Math.max(...revisions));
      }),
    );
  });
});

describe("characters who leave the campaign", () => {
  const ids = (document: SharedInitiativeDocument | undefined) => document?.shared?.order.map(({ id }) => id);

  it("leave the shared order, which gets a new revision", () => {
    const left = withoutDeparted(shown(4), ["ayla", "elsewhere"], NOW + 1);
    expect(left).toMatchObject({ revision: 5, updatedAt: NOW + 1, shared: { activeIndex: 0, round: 1 } });
    expect(ids(left)).toEqual(["creature-1", "bran"]);
    expect(ids(withoutDeparted(shown(4), ["ayla", "bran"], NOW))).toEqual(["creature-1"]);
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
  it("are read when they are new in the order; creatures are not characters", () => {
    expect(newcomers({ revision: 1, shared }, undefined)).toEqual(["ayla", "bran"]);
    expect(newcomers({ revision: 2, shared }, shown(1))).toEqual([]);
    expect(newcomers({ revision: 2 }, shown(1))).toEqual([]);
    expect(newcomers({ revision: 3, shared }, { revision: 2, updatedAt: NOW })).toEqual(["ayla", "bran"]);
  });

  it("belong to this campaign", () => {
    const linked = characterOf({ campaignId: "camp" });
    expect(refusalOf(() => requireLinkedCharacters("camp", [linked, linked]))).toBeUndefined();
    for (const other of [undefined, characterOf(), characterOf({ campaignId: "camp", deletedAt: NOW })]) {
      expect(refusalOf(() => requireLinkedCharacters("camp", [linked, other]))).toBe("character-not-found");
    }
  });
});
