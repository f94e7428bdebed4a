import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  onSnapshot,
  query,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

type Seen = string[];

/** The events of a listener: the number of documents it receives, or its error. */
const watchers = {
  campaign: (db: Firestore, seen: Seen) =>
    onSnapshot(
      doc(db, PATHS.campaign),
      (campaign) => seen.push(campaign.exists() ? "there" : "gone"),
      ({ code }) => seen.push(code),
    ),
  ownCampaigns: (db: Firestore, seen: Seen) =>
    onSnapshot(
      query(collection(db, "campaigns"), where("memberIds", "array-contains", "player")),
      ({ size }) => seen.push(`${size}`),
      ({ code }) => seen.push(code),
    ),
  ownMembership: (db: Firestore, seen: Seen) =>
    onSnapshot(
      doc(db, PATHS.playersMembership),
      (member) => seen.push(member.exists() ? "there" : "gone"),
      ({ code }) => seen.push(code),
    ),
};

describe("a player who is removed while listening", () => {
  const rulesTest = new RulesTest();
  const stops: (() => void)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await rulesTest.reset();
  });

  async function watchRemoval(watch: (db: Firestore, seen: Seen) => () => void, after: Seen): Promise<void> {
    const seen: Seen = [];
    stops.push(watch(rulesTest.as("player"), seen));
    await vi.waitFor(() => expect(seen).toHaveLength(1), 10_000);
    await rulesTest.arrange(async (db) => {
      await updateDoc(doc(db, PATHS.campaign), { memberIds: [] });
      await deleteDoc(doc(db, PATHS.playersMembership));
    });
    await vi.waitFor(() => expect(seen).toEqual(after), 10_000);
  }

  it("loses the campaign with the change that removes them", async () => {
    await watchRemoval(watchers.campaign, ["there", "permission-denied"]);
  });

  it("sees the campaign leave their list, without an error", async () => {
    await watchRemoval(watchers.ownCampaigns, ["1", "0"]);
  });

  it("sees their membership deleted, without an error", async () => {
    await watchRemoval(watchers.ownMembership, ["there", "gone"]);
  });
});
