import { collection, doc, getDoc, getDocs, limit, orderBy, query, setDoc } from "firebase/firestore";
import { describe } from "vitest";
import { dataAt, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const log = "campaigns/brumes/chestLog";

describe("campaigns/{cid}/chest and what was moved", () => {
  new RulesTest().matrix([
    {
      what: "read the chest",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.chest)),
    },
    {
      what: "list the chest",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, "campaigns/brumes/chest"), limit(1))),
    },
    {
      what: "write the chest",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.chest), dataAt(PATHS.chest)),
    },
    {
      what: "read what is offered",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.chestOffers)),
    },
    {
      what: "list what is offered",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, "campaigns/brumes/chestOffers"), limit(1))),
    },
    {
      what: "write what is offered",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.chestOffers), dataAt(PATHS.chestOffers)),
    },
    {
      what: "follow the newest moves",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, log), orderBy("createdAt", "desc"), limit(20))),
    },
    {
      what: "write a move",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.chestMove), dataAt(PATHS.chestMove)),
    },
    {
      what: "invent a move",
      allowed: [],
      attempt: (db) => setDoc(doc(db, `${log}/invented`), dataAt(PATHS.chestMove)),
    },
  ]);
});
