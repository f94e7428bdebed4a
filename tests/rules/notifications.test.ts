import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { describe, it } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("users/{uid}/notifications/{id}", () => {
  const rulesTest = new RulesTest();
  rulesTest.matrix([
    {
      what: "read a notification of a player",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersNotification)),
    },
    {
      what: "list the notifications of a player",
      allowed: ["player"],
      attempt: (db) => getDocs(collection(db, "users/player/notifications")),
    },
    {
      what: "mark a player's notification as read",
      allowed: ["player"],
      changes: true,
      attempt: (db) => updateDoc(doc(db, PATHS.playersNotification), { read: true }),
    },
    {
      what: "dismiss a player's notification",
      allowed: ["player"],
      changes: true,
      attempt: (db) => deleteDoc(doc(db, PATHS.playersNotification)),
    },
    {
      what: "mark a notification as unread again",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, PATHS.readNotification), { read: false }),
    },
  ]);

  const update = (change: Record<string, unknown>) =>
    updateDoc(doc(rulesTest.as("player"), PATHS.playersNotification), change);

  it("may be marked as read by two devices, the second in a batch with others", async () => {
    const db = rulesTest.as("player");
    const batch = writeBatch(db);
    for (const path of [PATHS.readNotification, PATHS.playersNotification]) {
      batch.update(doc(db, path), { read: true });
    }
    await assertSucceeds(batch.commit());
    await rulesTest.reset();
  });

  it.each([
    ["a word in place of yes", { read: "true" }],
    ["the mark taken away", { read: deleteField() }],
    ["another link beside the mark", { read: true, cta: { label: "Voir", href: "https://piege.example" } }],
    ["another message beside the mark", { read: true, message: "Tout va bien." }],
    ["a field of its own beside the mark", { read: true, note: "à moi" }],
    ["a longer life beside the mark", { read: true, expiresAt: new Date("2099-01-01") }],
  ])("cannot be rewritten by its owner with %s", async (_, change) => {
    await assertFails(update(change));
  });
});
