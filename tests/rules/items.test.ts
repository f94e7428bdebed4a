import { collection, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("items/{id}", () => {
  new RulesTest().matrix([
    {
      what: "read a player's homebrew item",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.item)),
    },
    {
      what: "list a player's homebrew items",
      allowed: ["player"],
      attempt: (db) => getDocs(query(collection(db, "items"), where("ownerId", "==", "player"))),
    },
    { what: "list all homebrew items", allowed: [], attempt: (db) => getDocs(collection(db, "items")) },
  ]);
});
