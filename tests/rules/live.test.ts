import { collection, doc, getDoc, getDocs, setDoc } from "firebase/firestore";
import { describe } from "vitest";
import { Stage } from "./stage";
import { dataAt, PLACES } from "./world";

describe("campaigns/{cid}/live", () => {
  new Stage().matrix([
    {
      what: "read the initiative that the MJ shares",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.sharedInitiative)),
    },
    {
      what: "wait for a scene that is not laid yet",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, "campaigns/brumes/live/nothing")),
    },
    {
      what: "read the scene that lies on the table",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.tableScene)),
    },
    {
      what: "list all that lies on the table",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/live")),
    },
    {
      what: "share an initiative without the server",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PLACES.sharedInitiative), dataAt(PLACES.sharedInitiative)),
    },
    {
      what: "read the initiative of a table that is gone",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "campaigns/disparue/live/initiative")),
    },
  ]);
});
