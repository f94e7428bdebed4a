import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const log = "campaigns/brumes/rolls";
const mjLog = "campaigns/brumes/mjRolls";

describe("campaigns/{cid}/rolls", () => {
  new RulesTest().matrix([
    {
      what: "read a roll",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.roll)),
    },
    {
      what: "follow the newest rolls",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, log), orderBy("createdAt", "desc"), limit(8))),
    },
    {
      what: "list the rolls that a player made",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, log), where("uid", "==", "player"))),
    },
    {
      what: "read the rolls of a deleted campaign",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/disparue/rolls")),
    },
  ]);
});

describe("campaigns/{cid}/mjRolls", () => {
  new RulesTest().matrix([
    {
      what: "read a roll that a player made for the MJ",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersMjRoll)),
    },
    {
      what: "read a roll that a former player made for the MJ",
      allowed: ["mj", "formerPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayersMjRoll)),
    },
    {
      what: "follow the newest rolls made for the MJ",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, mjLog), orderBy("createdAt", "desc"), limit(8))),
    },
    {
      what: "list what a player rolled for the MJ",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, mjLog), where("uid", "==", "player"))),
    },
    {
      what: "read a roll for the MJ that does not exist",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, `${mjLog}/nothing`)),
    },
  ]);
});
