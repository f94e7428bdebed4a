import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const copies = "campaigns/brumes/shownHandouts";

describe("campaigns/{cid}/handouts and what is shown of them", () => {
  new RulesTest().matrix([
    {
      what: "read a handout whole",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PATHS.handout)),
    },
    {
      what: "follow the newest handouts",
      allowed: ["mj"],
      attempt: (db) =>
        getDocs(query(collection(db, "campaigns/brumes/handouts"), orderBy("updatedAt", "desc"), limit(20))),
    },
    {
      what: "read what is shown to all",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.handoutForAll)),
    },
    {
      what: "read what is shown to one player",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.handoutForPlayer)),
    },
    {
      what: "read what was shown to a former player",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.handoutForFormerPlayer)),
    },
    {
      what: "wait for what is not shown to all yet",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, `${copies}/nothing~table`)),
    },
    {
      what: "follow what is shown to all",
      allowed: ["mj", "player"],
      attempt: (db) =>
        getDocs(
          query(
            collection(db, copies),
            where("audience", "==", "table"),
            orderBy("shownAt", "desc"),
            limit(20),
          ),
        ),
    },
    {
      what: "follow what is shown to one player",
      allowed: ["player"],
      attempt: (db) => getDocs(query(collection(db, copies), where("audience", "==", "player"), limit(20))),
    },
    {
      what: "follow what was shown to a former player",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, copies), where("audience", "==", "formerPlayer"))),
    },
    {
      what: "follow all that is shown",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, copies), limit(20))),
    },
    {
      what: "read a handout's picture from the database",
      allowed: [],
      attempt: (db) => getDoc(doc(db, PATHS.handoutPicture)),
    },
    {
      what: "follow what a deleted campaign shows",
      allowed: [],
      attempt: (db) =>
        getDocs(query(collection(db, "campaigns/disparue/shownHandouts"), where("audience", "==", "table"))),
    },
  ]);
});

describe("campaigns/{cid}/handoutNotes/{id}", () => {
  const notes = "campaigns/brumes/handoutNotes";
  const followForAll = (db: Firestore, handoutId: string) =>
    getDocs(
      query(
        collection(db, notes),
        where("handoutId", "==", handoutId),
        where("audience", "==", "table"),
        limit(60),
      ),
    );
  new RulesTest().matrix([
    {
      what: "read a player's note of a handout for all",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.handoutNoteForAll)),
    },
    {
      what: "read a player's note of a handout for themselves",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, PATHS.ownHandoutNote)),
    },
    {
      what: "read the note of somebody who has left",
      allowed: ["formerPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayersHandoutNote)),
    },
    {
      what: "follow a note of a handout that is not written yet",
      allowed: ["player"],
      attempt: (db) => getDoc(doc(db, `${notes}/map~player~self`)),
    },
    {
      what: "follow the notes of a handout for all",
      allowed: ["mj", "player"],
      attempt: (db) => followForAll(db, "letter"),
    },
    ...(
      [
        ["nobody yet", "plan", ["mj"]],
        ["all alone", "road", ["mj", "player"]],
        ["one player alone", "key", ["mj", "player"]],
      ] as const
    ).flatMap(([readers, handoutId, allowed]) => [
      {
        what: `read a note for all of what is shown to ${readers}`,
        allowed,
        attempt: (db: Firestore) => getDoc(doc(db, `${notes}/${handoutId}~mj~table`)),
      },
      {
        what: `follow the notes for all of what is shown to ${readers}`,
        allowed,
        attempt: (db: Firestore) => followForAll(db, handoutId),
      },
    ]),
    {
      what: "follow the notes for all of all handouts",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, notes), where("audience", "==", "table"))),
    },
    {
      what: "follow all notes of a handout",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, notes), where("handoutId", "==", "letter"))),
    },
    {
      what: "follow the notes of a handout at a table of others",
      allowed: [],
      attempt: (db) =>
        getDocs(query(collection(db, "campaigns/disparue/handoutNotes"), where("audience", "==", "table"))),
    },
  ]);
});
