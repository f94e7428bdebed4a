import { collection, doc, getDoc, getDocs, limit, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const asks = "campaigns/brumes/asks";

describe("campaigns/{cid}/asks", () => {
  new RulesTest().matrix([
    {
      what: "read what is asked of a player",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersAsk)),
    },
    {
      what: "read what is asked of another",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.anothersAsk)),
    },
    {
      what: "read what was asked of a former player",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayersAsk)),
    },
    {
      what: "follow what is asked of a player",
      allowed: ["mj", "player"],
      attempt: (db) =>
        getDocs(query(collection(db, asks), where("targets", "array-contains", "player"), limit(20))),
    },
    {
      what: "follow what is asked of a former player",
      allowed: ["mj"],
      attempt: (db) =>
        getDocs(query(collection(db, asks), where("targets", "array-contains", "formerPlayer"))),
    },
    {
      what: "follow all that is asked",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, asks), limit(20))),
    },
    {
      what: "read the difficulty that an ask hides",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.askSecret)),
    },
    {
      what: "follow all that asks hide",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/askSecrets")),
    },
    {
      what: "read an ask that does not exist",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, `${asks}/nothing`)),
    },
    {
      what: "read the asks of a deleted campaign",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/disparue/asks")),
    },
  ]);
});
