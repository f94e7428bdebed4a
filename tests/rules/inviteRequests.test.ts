import { collection, doc, getDoc, getDocs } from "firebase/firestore";
import { describe } from "vitest";
import { Stage } from "./stage";
import { PLACES } from "./world";

describe("inviteRequests/{id}", () => {
  new Stage().matrix([
    {
      what: "read a request for an invitation",
      allowed: ["admin"],
      attempt: (db) => getDoc(doc(db, PLACES.inviteRequest)),
    },
    {
      what: "list the requests for an invitation",
      allowed: ["admin"],
      attempt: (db) => getDocs(collection(db, "inviteRequests")),
    },
  ]);
});
