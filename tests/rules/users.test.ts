import { collection, doc, getDoc, getDocs } from "firebase/firestore";
import { describe } from "vitest";
import { ROLES } from "./cast";
import { Stage } from "./stage";
import { PLACES } from "./world";

describe("users/{uid}", () => {
  new Stage().matrix([
    {
      what: "read the account of a player",
      allowed: ["player", "admin"],
      attempt: (db) => getDoc(doc(db, PLACES.playersUser)),
    },
    {
      what: "watch for an own account, before and after registration",
      allowed: ROLES.filter((role) => role !== "visitor"),
      attempt: (db, role) => getDoc(doc(db, `users/${role}`)),
    },
    { what: "list the accounts", allowed: ["admin"], attempt: (db) => getDocs(collection(db, "users")) },
  ]);
});
