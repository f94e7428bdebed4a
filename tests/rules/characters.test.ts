import { collection, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("characters/{id}", () => {
  new RulesTest().matrix([
    {
      what: "read a character of the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.linkedCharacter)),
    },
    {
      what: "read a player's character of the other campaign",
      allowed: ["otherMj", "otherPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.strangersCharacter)),
    },
    {
      what: "read a player's character without a campaign",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.freeCharacter)),
    },
    {
      what: "read a player's deleted character",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.deletedCharacter)),
    },
    {
      what: "read a player's character of a deleted campaign",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.orphanCharacter)),
    },
    {
      what: "list a player's characters",
      allowed: ["player"],
      attempt: (db) => getDocs(query(collection(db, "characters"), where("userId", "==", "player"))),
    },
    {
      what: "list the campaign's characters",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, "characters"), where("campaignId", "==", "brumes"))),
    },
    { what: "list all characters", allowed: [], attempt: (db) => getDocs(collection(db, "characters")) },
  ]);
});
