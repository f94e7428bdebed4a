import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

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
      what: "read a state that does not exist",
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
      what: "follow the newest operations on a character of the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, "characters/linked/playLog"), ...NEWEST)),
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
