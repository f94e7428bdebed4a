import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { dataAt } from "./fixtures";
import { RulesTest } from "./rulesTest";
import { SCENE_PATHS } from "./sceneFixtures";

describe("the scene of a campaign", () => {
  new RulesTest().matrix([
    {
      what: "read a scene that is prepared or shown",
      allowed: ["mj"],
      attempt: async (db) => {
        await getDoc(doc(db, SCENE_PATHS.prepared));
        await getDoc(doc(db, SCENE_PATHS.shown));
      },
    },
    {
      what: "list the scenes",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/scenes")),
    },
    {
      what: "read a whole tile of the picture",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.tile)),
    },
    {
      what: "list the whole tiles",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/scenes/crypt-01/tiles")),
    },
    {
      what: "read a published tile of the scene that is shown",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.published)),
    },
    {
      what: "read a published tile of a scene that was shown before",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.publishedBefore)),
    },
    {
      what: "list the published tiles",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/scenes/crypt-01/published")),
    },
    {
      what: "read a token that members see",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.goblin)),
    },
    {
      what: "list the tokens that members see",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/tokens")),
    },
    {
      what: "read a hidden token",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.hidden)),
    },
    {
      what: "list the hidden tokens",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/scenes/crypt-01/sceneTokens")),
    },
    {
      what: "list the traces",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/traces")),
    },
    {
      what: "read one drawing",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.drawing)),
    },
    {
      what: "list the drawings",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/drawings")),
    },
    {
      what: "list what one player alone is shown",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/truths/player/shown")),
    },
    {
      what: "read what a former player was shown",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, SCENE_PATHS.formerPlayersTruth)),
    },
    {
      what: "list what a former player was shown",
      allowed: ["mj"],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/truths/formerPlayer/shown")),
    },
    {
      what: "ask for a campaign's tokens that is gone",
      allowed: [],
      attempt: (db) =>
        getDocs(query(collection(db, "campaigns/disparue/tokens"), where("ownerId", "==", "player"))),
    },
    ...[SCENE_PATHS.goblin, SCENE_PATHS.drawing, SCENE_PATHS.playersTruth, SCENE_PATHS.published].map(
      (path) => ({
        what: `make another of ${path} without the server`,
        allowed: [],
        attempt: (db: Firestore) => setDoc(doc(db, `${path}-new`), dataAt(path)),
      }),
    ),
    {
      what: "open the fog without the server",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, SCENE_PATHS.table), { "shown.revealed": [] }),
    },
  ]);
});
