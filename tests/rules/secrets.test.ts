import { collection, doc, getDoc, getDocs } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("campaigns/{cid}/secrets/invite", () => {
  new RulesTest().matrix([
    {
      what: "read the invite token",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.secret)),
    },
    {
      what: "read another secret of the campaign",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "campaigns/brumes/secrets/other")),
    },
    {
      what: "list the campaign's secrets",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/secrets")),
    },
  ]);
});
