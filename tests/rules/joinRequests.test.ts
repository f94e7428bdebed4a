import { collection, collectionGroup, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { ROLES } from "./cast";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const signedIn = ROLES.filter((role) => role !== "visitor");

describe("campaigns/{cid}/joinRequests/{uid}", () => {
  new RulesTest().matrix([
    {
      what: "read a request to join the campaign",
      allowed: ["mj", "requester"],
      attempt: (db) => getDoc(doc(db, PATHS.joinRequest)),
    },
    {
      what: "listen to their own request, before and after it is decided",
      allowed: signedIn,
      attempt: (db, role) => getDoc(doc(db, `campaigns/brumes/joinRequests/${role}`)),
    },
    {
      what: "list the requests to join the campaign",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/joinRequests")),
    },
    {
      what: "list the requester's requests to all campaigns",
      allowed: ["requester"],
      attempt: (db) => getDocs(query(collectionGroup(db, "joinRequests"), where("uid", "==", "requester"))),
    },
    {
      what: "list all requests to all campaigns",
      allowed: [],
      attempt: (db) => getDocs(collectionGroup(db, "joinRequests")),
    },
  ]);
});
