import { campaignInvites } from "domain/documents/campaignInvite";
import { invites } from "domain/documents/invite";
import { rateLimits } from "domain/documents/rateLimit";
import { collection, doc, getDoc, getDocs, limit, query } from "firebase/firestore";
import { describe } from "vitest";
import { Stage } from "./stage";

describe("what only the server reads", () => {
  const stage = new Stage();
  for (const [kind, id] of [
    [invites, "DRAGON"],
    [campaignInvites, "jeton"],
    [rateLimits, "client"],
  ] as const) {
    stage.matrix([
      {
        what: `read one of ${kind.name}, whose id is a secret`,
        allowed: [],
        attempt: (db) => getDoc(doc(db, kind.path(id))),
      },
      {
        what: `learn whether one of ${kind.name} exists`,
        allowed: [],
        attempt: (db) => getDoc(doc(db, kind.path("nothing"))),
      },
      {
        what: `list ${kind.name}, not even one`,
        allowed: [],
        attempt: (db) => getDocs(query(collection(db, kind.name), limit(1))),
      },
    ]);
  }
});
