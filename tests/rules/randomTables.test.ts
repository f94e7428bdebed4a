import { collection, collectionGroup, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("campaigns/{cid}/randomTables/{id}", () => {
  new RulesTest().matrix([
    {
      what: "read a random table, even as the MJ",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.randomTable)),
    },
    {
      what: "list the random tables of a campaign",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/randomTables")),
    },
    {
      what: "list one's own of all campaigns",
      allowed: [],
      attempt: (db) => getDocs(query(collectionGroup(db, "randomTables"), where("uid", "==", "mj"))),
    },
  ]);
});
