import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { dataAt, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const notes = "campaigns/brumes/eveningNotes";

describe("campaigns/{cid}/evenings/{id}", () => {
  const shut = ["evening", "eveningRecord", "eveningMoment", "markedLine"] as const;
  new RulesTest().matrix([
    ...shut.map((what) => ({
      what: `read the document ${what}, even as the MJ`,
      allowed: [],
      attempt: (db: Firestore) => getDoc(doc(db, PATHS[what])),
    })),
    {
      what: "list the evenings of a campaign",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, "campaigns/brumes/evenings"), limit(20))),
    },
    {
      what: "write an evening's record",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.eveningRecord), dataAt(PATHS.eveningRecord)),
    },
  ]);
});

describe("campaigns/{cid}/eveningNotes/{id}", () => {
  new RulesTest().matrix([
    {
      what: "read a player's note for all",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.noteForAll)),
    },
    {
      what: "read a player's note for the MJ",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.noteForMj)),
    },
    {
      what: "read a player's note for themselves",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.ownNote)),
    },
    {
      what: "read the note of somebody who has left, for themselves",
      allowed: ["formerPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayersNote)),
    },
    {
      what: "follow a player's note that is not written yet",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, `${notes}/soir-0002~player~self`)),
    },
    {
      what: "follow the notes of an evening for all",
      allowed: ["mj", "player"],
      attempt: (db) =>
        getDocs(
          query(
            collection(db, notes),
            where("eveningId", "==", "soir-0001"),
            where("audience", "==", "table"),
          ),
        ),
    },
    {
      what: "follow the notes of an evening for the MJ",
      allowed: ["mj"],
      attempt: (db) =>
        getDocs(
          query(collection(db, notes), where("eveningId", "==", "soir-0001"), where("audience", "==", "mj")),
        ),
    },
    {
      what: "follow all notes of an evening",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, notes), where("eveningId", "==", "soir-0001"))),
    },
    {
      what: "list a player's notes of all campaigns",
      allowed: [],
      attempt: (db) => getDocs(query(collectionGroup(db, "eveningNotes"), where("uid", "==", "player"))),
    },
    {
      what: "write a note without the server, even one's own",
      allowed: [],
      attempt: (db, role) =>
        setDoc(doc(db, `${notes}/soir-0001~${role}~self`), { ...dataAt(PATHS.ownNote), uid: role }),
    },
    {
      what: "read the index of notes",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.noteIndex)),
    },
  ]);
});
