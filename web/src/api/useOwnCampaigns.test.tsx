import { renderHook } from "@testing-library/react";
import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { campaignOf } from "domain/testing/campaigns";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../live/testing/documents";
import { loseNetwork } from "../testing/answers";
import { rootOf } from "../testing/MemberTestRoot";
import { joinLists } from "./joinLists";
import { useOwnCampaigns } from "./useOwnCampaigns";

const asked = vi.hoisted(() => ({ joined: {} as unknown }));
vi.mock("./campaigns", () => ({ useAllCampaignsQuery: () => asked.joined }));

const list = (title: string) => [
  { id: title, title, game: "dnd5e", role: "player", membershipStatus: "member", dm: "Morgane" },
];
const answered = (title: string) => ({ data: list(title), isPending: false, fetchStatus: "idle" });
const failed = {
  data: undefined,
  isPending: false,
  isError: true,
  error: new Error("no"),
  fetchStatus: "idle",
};
const onItsWay = { data: undefined, isPending: true, fetchStatus: "fetching" };

/** The query joins the lists anew only when one of them changes. */
const ask = (...lists: unknown[]) => {
  asked.joined = joinLists(lists as never);
};
const open = (...lists: unknown[]) => {
  ask(...lists);
  return renderHook(() => useOwnCampaigns(), { wrapper: rootOf("alice") }).result;
};
const tellCampaign = () => documents.put(campaigns, ["Cendres"], campaignOf({ name: "Cendres" }));
const tellRequests = () => documents.remove(joinRequests, "Cendres", "alice");
const titles = (own: ReturnType<typeof useOwnCampaigns>) =>
  own.status === "ready" ? own.campaigns.map(({ title }) => title) : own.status;

// Neither listener has answered yet.
beforeEach(() => {
  documents.delay(campaigns, "Cendres");
  documents.delay(joinRequests, "Cendres", "alice");
});

describe("one's own campaigns", () => {
  it("stay shown while they are asked for again", () => {
    ask(answered("Brumes"));
    const { result, rerender } = renderHook(() => useOwnCampaigns(), { wrapper: rootOf("alice") });
    expect(result.current).toMatchObject({ settled: true });
    ask(onItsWay);
    rerender();
    expect(titles(result.current)).toEqual(["Brumes"]);
    ask(answered("Cendres"));
    rerender();
    expect(titles(result.current)).toEqual(["Cendres"]);
  });

  it("wait for every list, or for both listeners", () => {
    const result = open(answered("Brumes"), onItsWay);
    expect(titles(result.current)).toBe("loading");
    tellCampaign();
    expect(titles(result.current)).toBe("loading");
    tellRequests();
    expect(result.current).toMatchObject({ status: "ready", settled: true, incomplete: false });
    expect(titles(result.current)).toEqual(["Cendres"]);
  });

  it("are the lists' until the listeners have answered, and incomplete where a list failed", () => {
    const result = open(answered("Brumes"), failed);
    expect(titles(result.current)).toEqual(["Brumes"]);
    expect(result.current).toMatchObject({ settled: false, incomplete: true });
    tellCampaign();
    tellRequests();
    expect(result.current).toMatchObject({ settled: true, incomplete: false });
    expect(titles(result.current)).toEqual(["Cendres"]);
  });

  it("are what an earlier visit left until the lists are answered, unless that was nothing", () => {
    const before = { ...answered("Brumes"), isPlaceholderData: true };
    const result = open(before, answered("Nuits"));
    expect(result.current.status).toBe("kept");
    expect(result.current).toMatchObject({ campaigns: [{ title: "Brumes" }, { title: "Nuits" }] });
    expect(open({ ...before, data: [] }, { ...before, data: [] }).current.status).toBe("loading");
    expect(open(before, onItsWay).current.status).toBe("loading");
    expect(titles(open(answered("Brumes"), answered("Nuits")).current)).toEqual(["Brumes", "Nuits"]);
  });

  it("are those that the device keeps, without a connection", () => {
    loseNetwork();
    const result = open({ ...onItsWay, fetchStatus: "paused" });
    expect(titles(result.current)).toBe("loading");
    tellCampaign();
    expect(titles(result.current)).toEqual(["Cendres"]);
    expect(result.current).toMatchObject({ settled: false, incomplete: false });
  });
});
