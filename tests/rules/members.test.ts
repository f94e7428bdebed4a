import { collection, collectionGroup, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { ROLES } from "./cast";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const signedIn = ROLES.filter((role) => role !== "visitor");

describe("campaigns/{cid}/members/{uid}", () => {
  new RulesTest().matrix([
    {
      what: "read a player's membership",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersMembership)),
    },
    {
      what: "listen to their own membership, before and after it exists",
      allowed: signedIn,
      attempt: (db, role) => getDoc(doc(db, `campaigns/brumes/members/${role}`)),
    },
    {
      what: "list the members",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/members")),
    },
    {
      what: "list a player's memberships in all campaigns",
      allowed: [],
      attempt: (db) => getDocs(query(collectionGroup(db, "members"), where("uid", "==", "player"))),
    },
  ]);
});
