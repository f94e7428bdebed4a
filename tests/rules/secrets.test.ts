import { collection, doc, getDoc, getDocs } from "firebase/firestore";
import { describe } from "vitest";
import { Stage } from "./stage";
import { PLACES } from "./world";

describe("campaigns/{cid}/secrets/invite", () => {
  new Stage().matrix([
    {
      what: "read the invite token",
      allowed: ["mj"],
      attempt: (db) => getDoc(doc(db, PLACES.secret)),
    },
    {
      what: "read another secret of the campaign",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "campaigns/brumes/secrets/other")),
    },
    {
      what: "list the campaign's secrets",
      allowed: [],
      attempt: (db) => getDocs(collection(db, "campaigns/brumes/secrets")),
    },
  ]);
});
