import { campaigns } from "domain/documents/campaign";
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { dateAnswersOf } from "../support/agenda";
import { ROLES } from "./cast";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const answers = "campaigns/brumes/dateAnswers";
/** Everybody but the visitor has a uid. */
const SIGNED_IN = ROLES.filter((role) => role !== "visitor");

describe("campaigns/{cid}/dateAnswers/{uid}", () => {
  new RulesTest().matrix([
    {
      what: "read a player's answers",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersDateAnswers)),
    },
    {
      what: "read what a former player answered",
      allowed: ["mj", "player", "formerPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayersDateAnswers)),
    },
    {
      what: "follow their own answers, before they have given any",
      allowed: SIGNED_IN,
      attempt: (db, role) => getDoc(doc(db, `${answers}/${role}`)),
    },
    {
      what: "follow the answers of all",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(collection(db, answers)),
    },
    {
      what: "follow one's own answers by a query",
      allowed: ["mj", "player"],
      attempt: (db, role) => getDocs(query(collection(db, answers), where("uid", "==", role), limit(1))),
    },
    {
      what: "read the answers of another table's player",
      allowed: ["otherMj", "otherPlayer"],
      attempt: (db) => getDoc(doc(db, "campaigns/nuits/dateAnswers/otherPlayer")),
    },
    {
      what: "list what they answered at all tables",
      allowed: [],
      attempt: (db, role) => getDocs(query(collectionGroup(db, "dateAnswers"), where("uid", "==", role))),
    },
    {
      what: "read the answers of a deleted campaign",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/disparue/dateAnswers")),
    },
    {
      what: "answer without the server",
      allowed: [],
      attempt: (db, role) => setDoc(doc(db, `${answers}/${role}`), dateAnswersOf(role)),
    },
    {
      what: "change a player's answers without the server",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, PATHS.playersDateAnswers), { "answers.option-of-before": "no" }),
    },
    {
      what: "take a player's answers back without the server",
      allowed: [],
      attempt: (db) => deleteDoc(doc(db, PATHS.playersDateAnswers)),
    },
  ]);
});

describe("the agenda of a campaign", () => {
  new RulesTest().matrix([
    {
      what: "read it with the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, campaigns.path("brumes"))),
    },
    {
      what: "change it without the server",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, campaigns.path("brumes")), { "agenda.settled": [] }),
    },
    {
      what: "put off its reminders",
      allowed: [],
      attempt: (db) => updateDoc(doc(db, campaigns.path("brumes")), { remindAt: null }),
    },
  ]);
});

describe("calendarFeeds/{token}", () => {
  new RulesTest().matrix([
    {
      what: "find their own private calendar by a query",
      allowed: [],
      attempt: (db, role) =>
        getDocs(query(collection(db, "calendarFeeds"), where("uid", "==", role), limit(1))),
    },
    {
      what: "make a private calendar without the server",
      allowed: [],
      attempt: (db, role) => setDoc(doc(db, `calendarFeeds/of-${role}`), { uid: role, createdAt: 1 }),
    },
  ]);
});
