import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { DEFAULT_CAMPAIGN_SETTINGS } from "./settings";
import { decideSetVttStatus } from "./setVttStatus";

const HOST = "https://vtt.example.test";
const settings = { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true };

describe("opening and closing the VTT", () => {
  const campaign = campaignOf({ settings });
  const online = { status: "online", joinUrl: `${HOST}/session/camp` } as const;
  const refusal = (uid: string, change: Parameters<typeof decideSetVttStatus>[2], of = campaign) =>
    refusalOf(() => decideSetVttStatus(of, uid, change, NOW));

  it("stores who opened it, when and its address", () => {
    expect(decideSetVttStatus(campaign, "mj", online, NOW)).toEqual({
      status: "online",
      active: true,
      joinUrl: `${HOST}/session/camp`,
      updatedAt: NOW,
      startedBy: "mj",
    });
  });

  it("removes the address on closing, which the settings never prevent", () => {
    const closed = { status: "offline", active: false, updatedAt: NOW };
    expect(decideSetVttStatus(campaign, "mj", { status: "offline" }, NOW)).toEqual(closed);
    expect(decideSetVttStatus(campaignOf(), "mj", { status: "offline" }, NOW)).toEqual(closed);
  });

  it("opens it only while the campaign uses the VTT", () => {
    expect(refusal("mj", online, campaignOf())).toBe("vtt-disabled");
  });

  it("refuses an address that is unsafe for the members", () => {
    for (const joinUrl of ["", "javascript:alert(1)", "//evil.example", "http://vtt.example.test"]) {
      expect(refusal("mj", { status: "online", joinUrl })).toBe("vtt-url-invalid");
    }
  });

  it("is allowed to the MJ only", () => {
    expect(refusal("alice", online)).toBe("forbidden");
    expect(refusal("alice", { status: "offline" })).toBe("forbidden");
  });
});
