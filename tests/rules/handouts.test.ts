import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const copies = "campaigns/brumes/shownHandouts";

describe("campaigns/{cid}/handouts and what is shown of them", () => {
  new RulesTest().matrix([
    {
      what: "read a handout whole",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.handout)),
    },
    {
      what: "follow the newest handouts",
      allowed: ["mj"],
      attempt: (db) =>
        getDocs(query(collection(db, "campaigns/brumes/handouts"), orderBy("updatedAt", "desc"), limit(20))),
    },
    {
      what: "read what is shown to all",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.handoutForAll)),
    },
    {
      what: "read what is shown to one player",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.handoutForPlayer)),
    },
    {
      what: "read what was shown to a former player",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.handoutForFormerPlayer)),
    },
    {
      what: "wait for what is not shown to all yet",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, `${copies}/nothing~table`)),
    },
    {
      what: "follow what is shown to all",
      allowed: ["mj", "player"],
      attempt: (db) =>
        getDocs(
          query(
            collection(db, copies),
            where("audience", "==", "table"),
            orderBy("shownAt", "desc"),
            limit(20),
          ),
        ),
    },
    {
      what: "follow what is shown to one player",
      allowed: ["player"],
      attempt: (db) => getDocs(query(collection(db, copies), where("audience", "==", "player"), limit(20))),
    },
    {
      what: "follow what was shown to a former player",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, copies), where("audience", "==", "formerPlayer"))),
    },
    {
      what: "follow all that is shown",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, copies), limit(20))),
    },
    {
      what: "read a handout's picture from the database",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.handoutPicture)),
    },
    {
      what: "follow what a deleted campaign shows",
      allowed: [],
      attempt: (db) =>
        getDocs(query(collection(db, "campaigns/disparue/shownHandouts"), where("audience", "==", "table"))),
    },
  ]);
});
