import { collection, doc, getDoc, getDocs, setDoc, updateDoc } from "firebase/firestore";
import { describe } from "vitest";
import { dataAt, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("campaigns/{cid}/fight, endedFights and fightPages", () => {
  new RulesTest().matrix([
    {
      what: "read the fight with whoever hides in it",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.fight)),
    },
    {
      what: "listen to the fight as a list of one",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/fight")),
    },
    {
      what: "list the ended fights",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/endedFights")),
    },
    {
      what: "read one that ended",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.endedFight)),
    },
    {
      what: "read a page of a fight's course",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.fightPage)),
    },
    {
      what: "list the pages of the fights' courses",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/fightPages")),
    },
    {
      what: "write a page of a fight's course without the server",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.fightPage), dataAt(PATHS.fightPage)),
    },
    {
      what: "change the fight without the server",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, PATHS.fight), { shared: false }),
    },
    {
      what: "make a fight or an ended one without the server",
      allowed: [],
      attempt: (db) => setDoc(doc(db, "campaigns/brumes/endedFights/invented"), dataAt(PATHS.endedFight)),
    },
    {
      what: "read the fight of a deleted campaign",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "campaigns/disparue/fight/current")),
    },
  ]);
});
