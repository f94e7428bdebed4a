import { collection, doc, getDoc, getDocs, setDoc, updateDoc } from "firebase/firestore";
import { describe } from "vitest";
import { dataAt, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("campaigns/{cid}/fight and endedFights", () => {
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
