import { campaigns } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { instantOf } from "domain/values/time/wallTime";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";
import { meetingOf } from "../support/agenda";
import { otherProject } from "../support/otherProject";
import { runScheduled } from "../support/scheduled";

const DAY_MS = 24 * 60 * 60_000;
/** Twice as many are more than the server reads at once. */
const HALF_OF_THEM = 60;

it("comes to what is due after any number of campaigns that fail or cannot be read", async () => {
  const { id, firestore } = otherProject();
  const evening = meetingOf();
  const due = instantOf(evening) - DAY_MS;
  const first = Timestamp.fromMillis(due - 1000);
  const campaign = (memberIds: readonly string[], remindAt: Timestamp) => ({
    ...campaignOf({ memberIds: [...memberIds], agenda: { settled: [evening] } }),
    ...{ createdAt: first, updatedAt: first, remindAt },
  });
  const batch = firestore.batch();
  for (let index = 0; index < HALF_OF_THEM; index += 1) {
    batch.set(firestore.doc(campaigns.path(`unreadable-${index}`)), { remindAt: first });
    // No member can have this id: nobody can be notified.
    batch.set(firestore.doc(campaigns.path(`failing-${index}`)), campaign(["no/body"], first));
  }
  batch.set(firestore.doc(campaigns.path("cendres")), campaign(["alice"], Timestamp.fromMillis(due)));
  for (const uid of ["mj", "alice"]) batch.set(firestore.doc(`users/${uid}`), { name: uid });
  await batch.commit();
  const logged = await runScheduled("remindPlayers", due, id);
  expect(logged.match(/what was due failed/g)).toHaveLength(HALF_OF_THEM);
  const told = await firestore.collection("users/alice/notifications").get();
  expect(told.docs.map((snapshot) => snapshot.get("title"))).toEqual(["Prochaine séance : demain"]);
});
