import { collection, doc, getDoc, getDocs, limit, orderBy, query } from "firebase/firestore";
import { describe } from "vitest";
import { Stage } from "./stage";
import { PLACES } from "./world";

describe("auditLog/{id}", () => {
  new Stage().matrix([
    {
      what: "read an entry of the audit log",
      allowed: ["admin"],
      attempt: (db) => getDoc(doc(db, PLACES.auditEntry)),
    },
    {
      what: "follow the newest entries of the audit log",
      allowed: ["admin"],
      attempt: (db) => getDocs(query(collection(db, "auditLog"), orderBy("at", "desc"), limit(20))),
    },
  ]);
});
