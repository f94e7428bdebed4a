import { collection, doc, getDoc, getDocs, query, where } from "firebase/firestore";
import { describe } from "vitest";
import { Stage } from "./stage";
import { PLACES } from "./world";

describe("items/{id}", () => {
  new Stage().matrix([
    {
      what: "read a player's homebrew item",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PLACES.item)),
    },
    {
      what: "list a player's homebrew items",
      allowed: ["player"],
      attempt: (db) => getDocs(query(collection(db, "items"), where("ownerId", "==", "player"))),
    },
    { what: "list all homebrew items", allowed: [], attempt: (db) => getDocs(collection(db, "items")) },
  ]);
});
