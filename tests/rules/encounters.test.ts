import { collection, collectionGroup, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("campaigns/{cid}/encounters/{id}", () => {
  new RulesTest().matrix([
    {
      what: "read a prepared encounter, even as the MJ",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.encounter)),
    },
    {
      what: "list the encounters of a campaign",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/encounters")),
    },
    {
      what: "list one's own of all campaigns",
      allowed: [],
      attempt: (db) => getDocs(query(collectionGroup(db, "encounters"), where("uid", "==", "mj"))),
    },
  ]);
});
