import { collection, doc, getDoc, getDocs } from "firebase/firestore";
import { describe } from "vitest";
import { ROLES } from "./cast";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("users/{uid}", () => {
  new RulesTest().matrix([
    {
      what: "read the account of a player",
      allowed: ["player", "admin"],
      attempt: (db) => getDoc(doc(db, PATHS.playersUser)),
    },
    {
      what: "listen to their own account, before and after registration",
      allowed: ROLES.filter((role) => role !== "visitor"),
      attempt: (db, role) => getDoc(doc(db, `users/${role}`)),
    },
    { what: "list the accounts", allowed: ["admin"], attempt: (db) => getDocs(collection(db, "users")) },
  ]);
});
