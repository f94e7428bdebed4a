import { describe, expect, it } from "vitest";
import type { CharacterDocument } from "../../documents/character";
import { campaignOf, characterOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { checkNextLevel, decideGrantLevel, grantedLevelOf } from "./levelGrant";

const campaign = campaignOf();
const heroAt = (level: number, change: Partial<CharacterDocument> = {}) =>
  characterOf({ campaignId: "camp", data: { classes: [{ name: "Rôdeuse", level }], level }, ...change });
const grant = (uid: string, character: CharacterDocument | undefined, level: number) =>
  decideGrantLevel("camp", campaign, uid, character, level);

describe("granting a level", () => {
  it("lets the MJ, and nobody else, grant the next one", () => {
    expect(grant("mj", heroAt(3), 4)).toEqual({ grantedLevel: 4 });
    for (const uid of ["alice", "bob", "zoe"]) {
      expect(refusalOf(() => grant(uid, heroAt(3), 4))).toBe("forbidden");
      expect(refusalOf(() => grant(uid, undefined, 4))).toBe("forbidden");
    }
  });

  it("changes nothing where it stands already", () => {
    expect(grant("mj", heroAt(3, { grantedLevel: 4 }), 4)).toBe("settled");
    expect(grant("mj", heroAt(3), 3)).toBe("settled");
  });

  it("is used up by the level: the next one is granted anew, and what was granted before is not", () => {
    expect(grant("mj", heroAt(4, { grantedLevel: 4 }), 5)).toEqual({ grantedLevel: 5 });
    expect(checkNextLevel({ next: 5, progression: "milestone", granted: 4 })).toBeDefined();
  });

  it("is taken back with the level that the character has", () => {
    expect(grant("mj", heroAt(3, { grantedLevel: 4 }), 3)).toEqual({ grantedLevel: undefined });
  });

  it.each([1, 2, 5, 20])("grants a character of level 3 no level %d", (level) => {
    expect(refusalOf(() => grant("mj", heroAt(3), level))).toBe("level-not-next");
  });

  it("has nothing to grant beyond the last level, and in games without levels", () => {
    expect(refusalOf(() => grant("mj", heroAt(20), 20))).toBe("level-not-next");
    const vampire = heroAt(3, { system: "vampire" });
    expect(refusalOf(() => grant("mj", vampire, 4))).toBe("level-not-next");
  });

  it("finds only the characters of this campaign", () => {
    const others = [
      undefined,
      heroAt(3, { campaignId: undefined }),
      heroAt(3, { campaignId: "other" }),
      heroAt(3, { deletedAt: 1 }),
    ];
    for (const character of others) {
      expect(refusalOf(() => grant("mj", character, 4))).toBe("character-not-found");
    }
  });
});

describe("taking the next level", () => {
  const MJ_GRANTS = "Le MJ accorde le niveau 4.";

  it("needs nobody's word without a table", () => {
    expect(checkNextLevel({ next: 4, progression: undefined, granted: undefined })).toBeUndefined();
  });

  it("waits for the MJ at a table of milestones, whatever experience there is", () => {
    const milestone = {
      next: 4,
      progression: "milestone",
      experience: { has: 9_000, needs: 2_700 },
    } as const;
    expect(checkNextLevel({ ...milestone, granted: undefined })).toBe(MJ_GRANTS);
    expect(checkNextLevel({ ...milestone, granted: 3 })).toBe(MJ_GRANTS);
    expect(checkNextLevel({ ...milestone, granted: 4 })).toBeUndefined();
  });

  it("waits for its experience where the table counts it, unless the MJ granted it before", () => {
    const counted = (has: number, granted?: number) =>
      checkNextLevel({ next: 4, progression: "xp", granted, experience: { has, needs: 2_700 } });
    expect(counted(2_699)).toBe("Le niveau 4 vient avec 2\u202f700 XP.");
    expect(counted(2_700)).toBeUndefined();
    expect(counted(0, 4)).toBeUndefined();
    expect(checkNextLevel({ next: 4, progression: "xp", granted: undefined })).toBe(MJ_GRANTS);
  });

  it("reads the grant of anything", () => {
    expect(grantedLevelOf({ grantedLevel: 4 })).toBe(4);
    for (const raw of [undefined, null, "4", {}, { grantedLevel: "4" }]) {
      expect(grantedLevelOf(raw)).toBeUndefined();
    }
  });
});
