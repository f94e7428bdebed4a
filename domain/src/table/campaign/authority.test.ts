import { describe, expect, it } from "vitest";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
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

describe("the standing of a user in a campaign", () => {
  it("is MJ, player or stranger", () => {
    expect(standingOf("mj", table)).toBe("mj");
    expect(standingOf("alice", table)).toBe("player");
    expect(standingOf("zoe", table)).toBe("stranger");
  });

  it("is owner for their own character, even after leaving; the MJ remains the MJ", () => {
    expect(standingOf("alice", table, "alice")).toBe("owner");
    expect(standingOf("zoe", table, "zoe")).toBe("owner");
    expect(standingOf("alice", table, "bob")).toBe("player");
    expect(standingOf("mj", table, "mj")).toBe("mj");
  });

  it("is shown on the campaign's page as mj, player or none", () => {
    expect(["mj", "bob", "zoe"].map((uid) => viewerRole(uid, table))).toEqual(["mj", "player", "none"]);
  });
});

describe("campaign authority", () => {
  it("lets the MJ play without edit mode: roll, change hit points, open the VTT and the panel", () => {
    expect(allowed((action) => mayNow(action, "mj", false))).toEqual([
      "approveRareItem",
      "ask",
      "changeAgenda",
      "changeFight",
      "changePlayState",
      "copyInviteLink",
      "drawOnScene",
      "grantLevel",
      "listJoinRequests",
      "listSeats",
      "moveOnScene",
      "openCommandPanel",
      "prepareEncounters",
      "prepareHandouts",
      "prepareRandomTables",
      "prepareScenes",
      "readEvenings",
      "readStory",
      "refuseRareItem",
      "requestSeats",
      "rollForTable",
      "runEvenings",
      "sendMessage",
      "setVttStatus",
      "shareLoot",
      "toggleEditMode",
      "useChest",
      "viewCampaign",
      "writeEveningNotes",
    ]);
  });

  it("lets the MJ do everything in edit mode, except what players do for themselves", () => {
    const players = [
      "answerDates",
      "endTurn",
      "joinVtt",
      "leaveCampaign",
      "linkCharacter",
      "requestRareItem",
      "shareStory",
    ];
    const all = ACTIONS.filter((action) => !players.includes(action)).toSorted();
    expect(allowed((action) => mayNow(action, "mj", true))).toEqual(all);
    expect(allowed((action) => may(action, "mj"))).toEqual(all);
  });

  it.each([true, false])(
    "lets a player view, link, roll, join the VTT and leave (edit mode: %s)",
    (editing) => {
      const actions = [
        "answerDates",
        "drawOnScene",
        "endTurn",
        "joinVtt",
        "leaveCampaign",
        "linkCharacter",
        "moveOnScene",
        "readEvenings",
        "requestRareItem",
        "rollForTable",
        "sendMessage",
        "useChest",
        "viewCampaign",
        "writeEveningNotes",
      ];
      expect(allowed((action) => mayNow(action, "player", editing))).toEqual(actions);
    },
  );

  it("lets an owner change hit points of, remove or delete their own character, without edit mode", () => {
    expect(allowed((action) => mayNow(action, "owner", false))).toEqual([
      "changePlayState",
      "deleteCharacter",
      "readStory",
      "refuseRareItem",
      "removeCharacter",
      "shareStory",
    ]);
  });

  it("lets a stranger do nothing", () => {
    expect(allowed((action) => may(action, "stranger") || mayNow(action, "stranger", true))).toEqual([]);
  });

  it("refuses with « Action non autorisée. »", () => {
    expect(refusalOf(() => requireAuthority("deleteCampaign", "mj", table))).toBeUndefined();
    expect(refusalOf(() => requireAuthority("deleteCampaign", "alice", table))).toBe("forbidden");
    expect(refusalOf(() => requireAuthority("deleteCharacter", "alice", table, "alice"))).toBeUndefined();
    expect(refusalOf(() => requireAuthority("deleteCharacter", "alice", table, "bob"))).toBe("forbidden");
  });
});
