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
import { Stage } from "./stage";
import { PLACES } from "./world";

type Seen = string[];

/** Collects what a listener tells: how much it sees, or why it ended. */
const watchers = {
  campaign: (db: Firestore, seen: Seen) =>
    onSnapshot(
      doc(db, PLACES.campaign),
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
      doc(db, PLACES.playersMembership),
      (member) => seen.push(member.exists() ? "there" : "gone"),
      ({ code }) => seen.push(code),
    ),
};

describe("a player who is removed while watching", () => {
  const stage = new Stage();
  const stops: (() => void)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await stage.reset();
  });

  async function watchRemoval(watch: (db: Firestore, seen: Seen) => () => void, after: Seen): Promise<void> {
    const seen: Seen = [];
    stops.push(watch(stage.as("player"), seen));
    await vi.waitFor(() => expect(seen).toHaveLength(1), 10_000);
    await stage.arrange(async (db) => {
      await updateDoc(doc(db, PLACES.campaign), { memberIds: [] });
      await deleteDoc(doc(db, PLACES.playersMembership));
    });
    await vi.waitFor(() => expect(seen).toEqual(after), 10_000);
  }

  it("is shut out of the campaign by the very change that removes them", async () => {
    await watchRemoval(watchers.campaign, ["there", "permission-denied"]);
  });

  it("sees the campaign leave the list of their own, without an error", async () => {
    await watchRemoval(watchers.ownCampaigns, ["1", "0"]);
  });

  it("sees their membership go, without an error", async () => {
    await watchRemoval(watchers.ownMembership, ["there", "gone"]);
  });
});
