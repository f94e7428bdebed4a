import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAfter,
  where,
} from "firebase/firestore";
import { describe } from "vitest";
import { ROLES } from "./cast";
import { dataAt, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const talk = "campaigns/brumes/messages";
const whispering = "campaigns/brumes/whispers";
const threads = "campaigns/brumes/whisperThreads";

describe("campaigns/{cid}/messages", () => {
  new RulesTest().matrix([
    {
      what: "read a message",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.message)),
    },
    {
      what: "follow the newest messages",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, talk), orderBy("createdAt", "desc"), limit(50))),
    },
    {
      what: "load older messages",
      allowed: ["mj", "player"],
      attempt: (db) =>
        getDocs(query(collection(db, talk), orderBy("createdAt", "desc"), startAfter(new Date()), limit(50))),
    },
    {
      what: "write a message without the server, even under their own name",
      allowed: [],
      attempt: (db, role) =>
        setDoc(doc(db, `${talk}/${role}-says`), { ...dataAt(PATHS.message), uid: role, name: role }),
    },
    {
      what: "read the messages of a deleted campaign",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/disparue/messages")),
    },
  ]);
});

describe("campaigns/{cid}/whispers", () => {
  new RulesTest().matrix([
    {
      what: "read a player's whisper to the MJ",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersWhisper)),
    },
    {
      what: "read the MJ's whisper to the player",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.answerToPlayer)),
    },
    {
      what: "read another player's whisper",
      allowed: ["mj", "formerPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.formerPlayersWhisper)),
    },
    {
      what: "follow all whispers of the campaign",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, whispering), orderBy("createdAt", "desc"), limit(50))),
    },
    {
      what: "follow the whispers that a player shares with the MJ",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, whispering), where("playerUid", "==", "player"))),
    },
    {
      what: "follow the whispers by their author",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, whispering), where("uid", "==", "player"))),
    },
    {
      what: "read a whisper that does not exist",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, `${whispering}/nothing`)),
    },
    {
      what: "write a whisper without the server",
      allowed: [],
      attempt: (db, role) =>
        setDoc(doc(db, `${whispering}/${role}-says`), {
          ...dataAt(PATHS.playersWhisper),
          uid: role,
          playerUid: role,
        }),
    },
  ]);
});

describe("campaigns/{cid}/whisperThreads", () => {
  new RulesTest().matrix([
    {
      what: "read whether a player waits for the MJ",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.playersThread)),
    },
    {
      what: "read whether a player of another table waits for its MJ",
      allowed: ["otherMj", "otherPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.otherTablesThread)),
    },
    {
      what: "read one's own thread, written or not yet",
      allowed: ROLES.filter((role) => role !== "visitor"),
      attempt: (db, role) => getDoc(doc(db, `${threads}/${role}`)),
    },
    {
      what: "follow who waits for the MJ",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, threads), where("waiting", ">", 0))),
    },
    {
      what: "follow one's own threads by a query",
      allowed: ["mj"],
      attempt: (db, role) => getDocs(query(collection(db, threads), where("playerUid", "==", role))),
    },
    {
      what: "say that nobody waits without the server",
      allowed: [],
      attempt: (db) => setDoc(doc(db, PATHS.playersThread), { ...dataAt(PATHS.playersThread), waiting: 0 }),
    },
  ]);
});
