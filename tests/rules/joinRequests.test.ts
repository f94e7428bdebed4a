import { collection, collectionGroup, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { ROLES } from "./cast";
import { Stage } from "./stage";
import { PLACES } from "./world";

const signedIn = ROLES.filter((role) => role !== "visitor");

describe("campaigns/{cid}/joinRequests/{uid}", () => {
  new Stage().matrix([
    {
      what: "read a request to join the table",
      allowed: ["mj", "requester"],
      attempt: (db) => getDoc(doc(db, PLACES.joinRequest)),
    },
    {
      what: "watch for an own request, before and after it is decided",
      allowed: signedIn,
      attempt: (db, role) => getDoc(doc(db, `campaigns/brumes/joinRequests/${role}`)),
    },
    {
      what: "list the requests to join the table",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/joinRequests")),
    },
    {
      what: "list the requester's requests to all tables",
      allowed: ["requester"],
      attempt: (db) => getDocs(query(collectionGroup(db, "joinRequests"), where("uid", "==", "requester"))),
    },
    {
      what: "list everybody's requests to all tables",
      allowed: [],
      attempt: (db) => getDocs(collectionGroup(db, "joinRequests")),
    },
  ]);
});
