import { describe, expect, it } from "vitest";
import type { VttStatus } from "../../documents/campaign";
import { defaultJoinUrl, isVttOnline, vttJoinState, vttLaunchUrl } from "./vttStatus";

const HOST = "https://vtt.example.test";

describe("whether the VTT is online", () => {
  it("is taken from status, whatever active says", () => {
    expect(isVttOnline({ status: "online", active: false })).toBe(true);
    expect(isVttOnline({ status: "offline", active: true })).toBe(false);
  });

  it("is taken from active when there is no status", () => {
    expect(isVttOnline({ active: true })).toBe(true);
    expect(isVttOnline({ active: false })).toBe(false);
    expect(isVttOnline({})).toBe(false);
    expect(isVttOnline(undefined)).toBe(false);
  });
});

describe("the session's address", () => {
  it("is by default {host}/session/{campaignId}?system=…", () => {
    expect(defaultJoinUrl(HOST, "camp", "dnd5e")).toBe("https://vtt.example.test/session/camp?system=dnd5e");
    expect(defaultJoinUrl(`${HOST}//`, "a/b", "vampire")).toBe(
      "https://vtt.example.test/session/a%2Fb?system=vampire",
    );
  });

  it("is the address that the MJ opens, when a safe host is configured", () => {
    const campaign = { id: "camp", system: "dnd5e" } as const;
    expect(vttLaunchUrl(campaign, HOST)).toBe(`${HOST}/session/camp?system=dnd5e`);
    expect(vttLaunchUrl(campaign, "http://localhost:4000")).toBe(
      "http://localhost:4000/session/camp?system=dnd5e",
    );
    for (const host of [undefined, "", "http://vtt.example.test", "javascript:alert(1)"]) {
      expect(vttLaunchUrl(campaign, host)).toBeUndefined();
    }
  });
});

describe("the VTT join button", () => {
  const campaignWith = (vttStatus: VttStatus | undefined, useVtt = true) => ({
    id: "camp",
    system: "dnd5e" as const,
    settings: { useVtt },
    vttStatus,
  });
  const disabled = { enabled: false, label: "En attente du MJ" };

  it("leads to the status's own address while the VTT is online", () => {
    const joinUrl = "https://table.example.test/7";
    expect(vttJoinState(campaignWith({ status: "online", joinUrl }), HOST)).toEqual({
      enabled: true,
      label: "VTT en ligne",
      href: joinUrl,
    });
  });

  it("leads to the default address when the status has none, or an unsafe one", () => {
    const href = `${HOST}/session/camp?system=dnd5e`;
    for (const joinUrl of ["", "javascript:alert(1)"]) {
      expect(vttJoinState(campaignWith({ status: "online", joinUrl }), HOST)).toMatchObject({
        enabled: true,
        href,
      });
    }
    expect(vttJoinState(campaignWith({ active: true }), HOST)).toMatchObject({ enabled: true, href });
  });

  it("is disabled while the VTT is offline or not used", () => {
    expect(vttJoinState(campaignWith({ status: "offline" }), HOST)).toEqual(disabled);
    expect(vttJoinState(campaignWith(undefined), HOST)).toEqual(disabled);
    expect(vttJoinState(campaignWith({ status: "online" }, false), HOST)).toEqual(disabled);
  });

  it("is disabled when the character is linked to no campaign, or no address is known", () => {
    expect(vttJoinState(undefined, HOST)).toEqual(disabled);
    expect(vttJoinState(campaignWith({ status: "online" }), undefined)).toEqual(disabled);
    expect(vttJoinState(campaignWith({ status: "online" }), "ftp://vtt")).toEqual(disabled);
  });
});
