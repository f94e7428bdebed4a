import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { describe, it } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const logOf = (db: Firestore, id: string) => collection(db, `characters/${id}/playLog`);
const NEWEST = [orderBy("createdAt", "desc"), limit(10)] as const;

describe("characters/{id}/play and playLog", () => {
  new RulesTest().matrix([
    {
      what: "read the state of a character of the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.linkedPlay)),
    },
    {
      what: "read the state of a player's character without a campaign",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.freePlay)),
    },
    {
      what: "read the state of a player's deleted character",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.deletedPlay)),
    },
    {
      what: "learn that a player's character has no state yet",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.orphanPlay)),
    },
    {
      what: "learn that a character of another campaign has no state yet",
      allowed: ["otherMj", "otherPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.strangersPlay)),
    },
    {
      what: "read the state of a character that does not exist",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "characters/nobody/play/state")),
    },
    {
      what: "read an operation on a character of the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.linkedPlayEntry)),
    },
    {
      what: "read an operation on a player's character without a campaign",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.freePlayEntry)),
    },
    {
      what: "read what happened to a character of the campaign at its former table",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayEntry)),
    },
    {
      what: "follow the newest operations on a character of the campaign, wherever they happened",
      allowed: ["player"],
      attempt: (db) => getDocs(query(logOf(db, "linked"), ...NEWEST)),
    },
    {
      what: "follow the newest operations on a character of the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(logOf(db, "linked"), where("campaignId", "==", "brumes"), ...NEWEST)),
    },
    {
      what: "follow the newest operations on a player's character without a campaign",
      allowed: ["player"],
      attempt: (db) => getDocs(query(logOf(db, "free"), ...NEWEST)),
    },
    {
      what: "follow the newest operations on a player's deleted character",
      allowed: ["player"],
      attempt: (db) => getDocs(query(logOf(db, "deleted"), ...NEWEST)),
    },
    {
      what: "follow the newest operations in the campaign",
      allowed: ["mj", "player"],
      attempt: (db) =>
        getDocs(query(collectionGroup(db, "playLog"), where("campaignId", "==", "brumes"), ...NEWEST)),
    },
    {
      what: "follow the newest operations in a deleted campaign",
      allowed: [],
      attempt: (db) =>
        getDocs(query(collectionGroup(db, "playLog"), where("campaignId", "==", "disparue"), ...NEWEST)),
    },
  ]);
});

describe("the state of a character in play", () => {
  const rulesTest = new RulesTest();

  it("is its owner's without a look at the character, which would be counted as a read", async () => {
    const path = "characters/nobody/play/state";
    await rulesTest.put(path, { ownerId: "player" });
    await assertSucceeds(getDoc(doc(rulesTest.as("player"), path)));
    await assertFails(getDoc(doc(rulesTest.as("mj"), path)));
    await rulesTest.reset();
  });
});
