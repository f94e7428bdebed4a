import { collection, doc, getDoc, getDocs, limit, orderBy, query } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("auditLog/{id}", () => {
  new RulesTest().matrix([
    {
      what: "read an entry of the audit log",
      allowed: ["admin"],
      attempt: (db) => getDoc(doc(db, PATHS.auditEntry)),
    },
    {
      what: "follow the newest entries of the audit log",
      allowed: ["admin"],
      attempt: (db) => getDocs(query(collection(db, "auditLog"), orderBy("at", "desc"), limit(20))),
    },
  ]);
});
