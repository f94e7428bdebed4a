import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { fights } from "domain/documents/fight";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { playStates } from "domain/documents/play";
import { truths } from "domain/documents/scene";
import { users } from "domain/documents/user";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { live, liveDocument, liveDocumentOfSeveral, liveReach, UNREADABLE } from "./listeners";
import { listenToDocument, listenToQuery } from "./sdkListeners";

vi.mock("./sdkListeners", () => ({
  firestoreReady: Promise.resolve(),
  listenToDocument: vi.fn(),
  listenToQuery: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(listenToDocument).mockReset();
  vi.mocked(listenToQuery).mockReset();
});

it.each([
  ["lia", { revision: 3 }],
  ["broken", UNREADABLE],
  ["refused", UNREADABLE],
])("one document of several (%s) has a value, whatever came of it", async (id, value) => {
  vi.mocked(listenToDocument).mockImplementation((_kind, path, next, fail, unreadable) => {
    if (path === playStates.path("lia")) next({ revision: 3 } as never);
    else if (path === playStates.path("broken")) unreadable?.();
    else fail(new Error("permission-denied"));
    return () => undefined;
  });
  const [emitted, failed] = [vi.fn(), vi.fn()];
  liveDocumentOfSeveral(playStates, id).listen(emitted, failed);
  await vi.waitFor(() => expect(emitted).toHaveBeenLastCalledWith([id, value]));
  expect(failed).not.toHaveBeenCalled();
});

describe("a subscription to several documents", () => {
  const ofCampaign = ["campaignId", "==", "c"] as const;

  it.each([
    ["campaigns/c/members", live(members, ["c"], {})],
    ["campaigns/c/fight", live(fights, ["c"], {})],
    ["campaigns/c/truths/nina/shown", live(truths, ["c", "nina"], {})],
    ["characters", live(characters, [], {})],
    ["joinRequests", live(joinRequests, "everywhere", {})],
  ])("asks in %s, where its kind has them", async (from, subscription) => {
    subscription?.listen(vi.fn(), vi.fn());
    await vi.waitFor(() => expect(listenToQuery).toHaveBeenCalledTimes(1));
    expect(vi.mocked(listenToQuery).mock.lastCall?.[1]).toMatchObject({ from });
    expect(subscription?.key.split("?")[0]).toBe(from);
  });

  it("has one key for the same question, and another for each other one", () => {
    const keys = [
      live(joinRequests, ["c"], {}),
      live(joinRequests, ["d"], {}),
      live(joinRequests, "everywhere", {}),
      live(joinRequests, ["c"], { where: ofCampaign }),
      live(joinRequests, ["c"], { where: ["uid", "==", "c"] }),
      live(joinRequests, ["c"], { order: ["requestedAt"] }),
      live(joinRequests, ["c"], { order: ["requestedAt", "desc"] }),
      live(joinRequests, ["c"], { limit: 1 }),
    ].map((subscription) => subscription?.key);
    expect(new Set(keys).size).toBe(keys.length);
    const asked = { where: ofCampaign, order: ["joinedAt"], limit: 2 } as const;
    const { where, order, limit } = asked;
    expect(live(members, ["c"], asked)?.key).toBe(live(members, ["c"], { limit, order, where })?.key);
  });

  it("waits for an id, or the value of its condition", () => {
    expect(live(members, [undefined], {})).toBeUndefined();
    expect(live(members, [""], {})).toBeUndefined();
    expect(live(truths, ["c", undefined], {})).toBeUndefined();
    expect(live(characters, [], { where: ["campaignId", "==", undefined] })).toBeUndefined();
  });
});

describe("a subscription to one document", () => {
  it("has a key for what is told of it: the document, one of several, where it comes from", () => {
    const path = users.path("nina");
    const told = [
      liveDocument(users, "nina"),
      liveDocumentOfSeveral(users, "nina"),
      liveReach(users, "nina"),
    ];
    expect(told[0]?.key).toBe(path);
    expect(new Set(told.map((one) => one?.key)).size).toBe(3);
  });

  it("waits for its id", () => {
    expect(liveDocument(campaigns, undefined)).toBeUndefined();
    expect(liveDocument(joinRequests, "c", undefined)).toBeUndefined();
    expect(liveDocument(campaigns, "")).toBeUndefined();
  });
});
