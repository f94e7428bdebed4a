import { collection, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { Stage } from "./stage";
import { PLACES } from "./world";

describe("characters/{id}", () => {
  new Stage().matrix([
    {
      what: "read a character of the table",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.linkedCharacter)),
    },
    {
      what: "read a fellow's character at the other table",
      allowed: ["otherMj", "otherPlayer"],
      attempt: (db) => getDoc(doc(db, PLACES.strangersCharacter)),
    },
    {
      what: "read a player's character of no table",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PLACES.freeCharacter)),
    },
    {
      what: "read a player's character that was deleted from the table",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PLACES.deletedCharacter)),
    },
    {
      what: "read a player's character whose table is gone",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PLACES.orphanCharacter)),
    },
    {
      what: "list a player's characters",
      allowed: ["player"],
      attempt: (db) => getDocs(query(collection(db, "characters"), where("userId", "==", "player"))),
    },
    {
      what: "list the table's characters",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, "characters"), where("campaignId", "==", "brumes"))),
    },
    { what: "list all characters", allowed: [], attempt: (db) => getDocs(collection(db, "characters")) },
  ]);
});
