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
import { dataAt, PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

const talk = "campaigns/brumes/messages";
const whispering = "campaigns/brumes/whispers";

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
