import { describe, expect, it } from "vitest";
import { campaignOf } from "../testing/campaigns";
import { refusalOf } from "../testing/refusals";
import {
  CAMPAIGN_AUTHORITY,
  type CampaignAction,
  may,
  mayNow,
  requireAuthority,
  standingOf,
} from "./authority";
import { viewerRole } from "./viewerRole";

const table = campaignOf();
const ACTIONS = Object.keys(CAMPAIGN_AUTHORITY) as CampaignAction[];
const allowed = (ask: (action: CampaignAction) => boolean) => ACTIONS.filter(ask).toSorted();

describe("who somebody is to a campaign", () => {
  it("is the MJ, a player or a stranger", () => {
    expect(standingOf("mj", table)).toBe("mj");
    expect(standingOf("alice", table)).toBe("player");
    expect(standingOf("zoe", table)).toBe("stranger");
  });

  it("is the owner of one's own character, even after leaving; the MJ stays the MJ", () => {
    expect(standingOf("alice", table, "alice")).toBe("owner");
    expect(standingOf("zoe", table, "zoe")).toBe("owner");
    expect(standingOf("alice", table, "bob")).toBe("player");
    expect(standingOf("mj", table, "mj")).toBe("mj");
  });

  it("is mj, player or none to the campaign's page", () => {
    expect(["mj", "bob", "zoe"].map((uid) => viewerRole(uid, table))).toEqual(["mj", "player", "none"]);
  });
});

describe("campaign authority", () => {
  it("lets the MJ do without edit mode what changes nothing at the table, or is play: dice, wounds, VTT, panel", () => {
    expect(allowed((action) => mayNow(action, "mj", false))).toEqual([
      "changeHitPoints",
      "copyInviteLink",
      "listJoinRequests",
      "openCommandPanel",
      "publishInitiative",
      "rollForTable",
      "sendMessage",
      "setVttStatus",
      "toggleEditMode",
      "viewCampaign",
    ]);
  });

  it("lets the MJ do in edit mode everything but what a player does for themself", () => {
    const players = ["joinVtt", "leaveCampaign", "linkCharacter"];
    const all = ACTIONS.filter((action) => !players.includes(action)).toSorted();
    expect(allowed((action) => mayNow(action, "mj", true))).toEqual(all);
    expect(allowed((action) => may(action, "mj"))).toEqual(all);
  });

  it.each([true, false])(
    "lets a player look, link, roll, join the VTT and leave (edit mode: %s)",
    (editing) => {
      const actions = [
        "joinVtt",
        "leaveCampaign",
        "linkCharacter",
        "rollForTable",
        "sendMessage",
        "viewCampaign",
      ];
      expect(allowed((action) => mayNow(action, "player", editing))).toEqual(actions);
    },
  );

  it("lets an owner hurt, heal, remove or delete their own character, without edit mode", () => {
    expect(allowed((action) => mayNow(action, "owner", false))).toEqual([
      "changeHitPoints",
      "deleteCharacter",
      "removeCharacter",
    ]);
  });

  it("lets a stranger do nothing", () => {
    expect(allowed((action) => may(action, "stranger") || mayNow(action, "stranger", true))).toEqual([]);
  });

  it("refuses with « Action non autorisée. » whoever may not", () => {
    expect(refusalOf(() => requireAuthority("deleteCampaign", "mj", table))).toBeUndefined();
    expect(refusalOf(() => requireAuthority("deleteCampaign", "alice", table))).toBe("forbidden");
    expect(refusalOf(() => requireAuthority("deleteCharacter", "alice", table, "alice"))).toBeUndefined();
    expect(refusalOf(() => requireAuthority("deleteCharacter", "alice", table, "bob"))).toBe("forbidden");
  });
});
