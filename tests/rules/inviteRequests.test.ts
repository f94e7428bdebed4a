import { collection, doc, getDoc, getDocs } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("inviteRequests/{id}", () => {
  new RulesTest().matrix([
    {
      what: "read an invitation request",
      allowed: ["admin"],
      attempt: (db) => getDoc(doc(db, PATHS.inviteRequest)),
    },
    {
      what: "list the invitation requests",
      allowed: ["admin"],
      attempt: (db) => getDocs(collection(db, "inviteRequests")),
    },
  ]);
});
