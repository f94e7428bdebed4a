import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { dataAt } from "./fixtures";
import { type Row, RulesTest } from "./rulesTest";
import { SCENE_PATHS } from "./sceneFixtures";

/** The MJ alone reads it; nobody but the server writes it. */
const rowsOf = (what: string, shown: string, prepared: string): Row[] => [
  {
    what: `read ${what} of a scene that is prepared or shown`,
    allowed: ["mj"],
    attempt: async (db) => {
      await getDoc(doc(db, prepared));
      await getDoc(doc(db, shown));
    },
  },
  {
    what: `list ${what} of a scene`,
    allowed: ["mj"],
    attempt: (db) => getDocs(collection(db, shown.slice(0, shown.lastIndexOf("/")))),
  },
  {
    what: `read ${what} of a scene that has none yet`,
    allowed: ["mj"],
    attempt: (db) => getDoc(doc(db, shown.replace("crypt-01", "empty-01"))),
  },
  {
    what: `read ${what} of a scene in another campaign`,
    allowed: ["otherMj"],
    attempt: (db) => getDoc(doc(db, shown.replace("brumes", "nuits"))),
  },
  {
    what: `list ${what} of all campaigns`,
    allowed: [],
    attempt: (db) =>
      getDocs(query(collectionGroup(db, shown.split("/").at(-2) ?? ""), where("revision", ">", 0))),
  },
  {
    what: `write ${what} without the server`,
    allowed: [],
    attempt: (db) => setDoc(doc(db, shown), dataAt(shown)),
  },
  {
    what: `change ${what} without the server`,
    allowed: [],
    attempt: (db) => updateDoc(doc(db, shown), { revision: 9 }),
  },
  {
    what: `make another of ${what}`,
    allowed: [],
    attempt: (db) => setDoc(doc(db, `${shown}-new`), dataAt(shown)),
  },
  {
    what: `delete ${what} without the server`,
    allowed: [],
    attempt: (db) => deleteDoc(doc(db, shown)),
  },
];

describe("the walls of a scene", () => {
  new RulesTest().matrix(rowsOf("the walls", SCENE_PATHS.walls, SCENE_PATHS.preparedWalls));
});

describe("the doors, the lights and the places of a scene's tokens", () => {
  new RulesTest().matrix(rowsOf("the sight", SCENE_PATHS.sight, SCENE_PATHS.preparedSight));
});
