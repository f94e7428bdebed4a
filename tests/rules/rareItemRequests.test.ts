import { collection, doc, getDoc, getDocs, limit, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const requests = "campaigns/brumes/rareItemRequests";

describe("campaigns/{cid}/rareItemRequests", () => {
  new RulesTest().matrix([
    {
      what: "read what a player asks for",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersRareItemRequest)),
    },
    {
      what: "read what another asks for",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.anothersRareItemRequest)),
    },
    {
      what: "read what a former player asked for",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayersRareItemRequest)),
    },
    {
      what: "follow what a player asks for",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, requests), where("uid", "==", "player"), limit(20))),
    },
    {
      what: "follow what a former player asked for",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, requests), where("uid", "==", "formerPlayer"))),
    },
    {
      what: "follow all that is asked for",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, requests), limit(20))),
    },
    {
      what: "read a request that does not exist",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, `${requests}/nothing`)),
    },
    {
      what: "read the requests of a deleted campaign",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/disparue/rareItemRequests")),
    },
  ]);
});
