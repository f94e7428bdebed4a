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
import { Stage } from "./stage";
import { dataAt, PLACES } from "./world";

const talk = "campaigns/brumes/messages";
const whispering = "campaigns/brumes/whispers";

describe("campaigns/{cid}/messages", () => {
  new Stage().matrix([
    {
      what: "read what was said at the table",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.message)),
    },
    {
      what: "follow the newest messages",
      allowed: ["mj", "player"],
      attempt: (db) => getDocs(query(collection(db, talk), orderBy("createdAt", "desc"), limit(50))),
    },
    {
      what: "leaf back to older messages",
      allowed: ["mj", "player"],
      attempt: (db) =>
        getDocs(query(collection(db, talk), orderBy("createdAt", "desc"), startAfter(new Date()), limit(50))),
    },
    {
      what: "say something without the server, even under their own name",
      allowed: [],
      attempt: (db, role) =>
        setDoc(doc(db, `${talk}/${role}-says`), { ...dataAt(PLACES.message), uid: role, name: role }),
    },
    {
      what: "read the messages of a table that is gone",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/disparue/messages")),
    },
  ]);
});

describe("campaigns/{cid}/whispers", () => {
  new Stage().matrix([
    {
      what: "read what a player whispered to the MJ",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.playersWhisper)),
    },
    {
      what: "read what the MJ whispered back",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.answerToPlayer)),
    },
    {
      what: "read another player's whisper",
      allowed: ["mj", "formerPlayer"],
      attempt: (db) => getDoc(doc(db, PLACES.formerPlayersWhisper)),
    },
    {
      what: "follow all whispers of the table",
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
      what: "learn whether somebody whispered",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, `${whispering}/nothing`)),
    },
    {
      what: "whisper without the server",
      allowed: [],
      attempt: (db, role) =>
        setDoc(doc(db, `${whispering}/${role}-says`), {
          ...dataAt(PLACES.playersWhisper),
          uid: role,
          playerUid: role,
        }),
    },
  ]);
});
