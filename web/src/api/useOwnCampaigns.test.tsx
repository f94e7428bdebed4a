import { act, cleanup, renderHook } from "@testing-library/react";
import { campaignOf } from "domain/testing/campaigns";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emit, forgetAll, ready } from "../live/testing/scriptedLive";
import { joinLists } from "./joinLists";
import { useOwnCampaigns } from "./useOwnCampaigns";

const { asked, network } = vi.hoisted(() => ({ asked: { joined: {} as unknown }, network: { up: true } }));
vi.mock("../live/useLive", async () => ({
  useLive: (await import("../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../live/useConnection", () => ({ useConnection: () => network.up }));
vi.mock("../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));
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
  return renderHook(() => useOwnCampaigns()).result;
};
const emitCampaigns = (name: string) =>
  emit("alice:campaigns", ready([[{ ...campaignOf({ name }), id: name }], []]));
const titles = (own: ReturnType<typeof useOwnCampaigns>) =>
  own.status === "ready" ? own.campaigns.map(({ title }) => title) : own.status;

afterEach(() => {
  cleanup();
  forgetAll();
  network.up = true;
});

describe("one's own campaigns", () => {
  it("stay shown while they are asked for again", () => {
    ask(answered("Brumes"));
    const { result, rerender } = renderHook(() => useOwnCampaigns());
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
    act(() => emitCampaigns("Cendres"));
    expect(titles(result.current)).toBe("loading");
    act(() => emit("alice:joinRequests", ready([])));
    expect(result.current).toMatchObject({ status: "ready", settled: true, incomplete: false });
    expect(titles(result.current)).toEqual(["Cendres"]);
  });

  it("are the lists' until the listeners have answered, and incomplete where a list failed", () => {
    const result = open(answered("Brumes"), failed);
    expect(titles(result.current)).toEqual(["Brumes"]);
    expect(result.current).toMatchObject({ settled: false, incomplete: true });
    act(() => {
      emitCampaigns("Cendres");
      emit("alice:joinRequests", ready([]));
    });
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
    network.up = false;
    const result = open({ ...onItsWay, fetchStatus: "paused" });
    expect(titles(result.current)).toBe("loading");
    act(() => emitCampaigns("Cendres"));
    expect(titles(result.current)).toEqual(["Cendres"]);
    expect(result.current).toMatchObject({ settled: false, incomplete: false });
  });
});
