import { collection, doc, getDoc, getDocs, setDoc, updateDoc } from "firebase/firestore";
import { describe } from "vitest";
import { dataAt, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";
import { SCENE_PATHS } from "./sceneFixtures";

describe("campaigns/{cid}/live", () => {
  new RulesTest().matrix([
    {
      what: "read the initiative that the MJ shares",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.sharedInitiative)),
    },
    {
      what: "listen to a scene that does not exist yet",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, "campaigns/brumes/live/nothing")),
    },
    {
      what: "read the shared scene",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.table)),
    },
    {
      what: "read what the group sees",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.tableSight)),
    },
    {
      what: "read what the group has seen",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.tableExplored)),
    },
    {
      what: "see more without the server",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, SCENE_PATHS.tableSight), { outlines: [] }),
    },
    {
      what: "explore without the server",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, SCENE_PATHS.tableExplored), { forgottenAt: 9 }),
    },
    {
      what: "read what the table's screen shows",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.tableScreen)),
    },
    {
      what: "show something without the server",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.tableScreen), dataAt(PATHS.tableScreen)),
    },
    {
      what: "read a card's picture without the server",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.shownPicture)),
    },
    {
      what: "list everything that the MJ shares",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/live")),
    },
    {
      what: "share an initiative without the server",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.sharedInitiative), dataAt(PATHS.sharedInitiative)),
    },
    {
      what: "read the initiative of a deleted campaign",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "campaigns/disparue/live/initiative")),
    },
  ]);
});
