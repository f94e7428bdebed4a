import { calendarFeeds } from "domain/documents/agenda";
import { campaignInvites } from "domain/documents/campaignInvite";
import { creatures } from "domain/documents/creature";
import { invites } from "domain/documents/invite";
import { memberSessions } from "domain/documents/memberSessions";
import { portraits } from "domain/documents/portrait";
import { pushDevices, pushPaces } from "domain/documents/pushDevice";
import { rateLimits } from "domain/documents/rateLimit";
import { serverSecrets } from "domain/documents/serverSecret";
import { sweeps } from "domain/documents/sweep";
import { collection, doc, getDoc, getDocs, limit, query } from "firebase/firestore";
import { describe } from "vitest";
import { RulesTest } from "./rulesTest";

describe("documents that only the server reads", () => {
  const rulesTest = new RulesTest();
  for (const [kind, id] of [
    [invites, "DRAGON"],
    [campaignInvites, "jeton"],
    [calendarFeeds, "adresse"],
    [pushDevices, "telephone"],
    [pushPaces, "player~date"],
    [rateLimits, "client"],
    [sweeps, "orphans"],
    [memberSessions, "player"],
    [serverSecrets, "rateLimitSalt"],
    [portraits, "face"],
    [creatures, "wyrm"],
  ] as const) {
    rulesTest.matrix([
      {
        what: `read a document of ${kind.name}`,
        allowed: [],
        attempt: (db) => getDoc(doc(db, `${kind.name}/${id}`)),
      },
      {
        what: `read a missing document of ${kind.name}`,
        allowed: [],
        attempt: (db) => getDoc(doc(db, `${kind.name}/nothing`)),
      },
      {
        what: `list ${kind.name}, even with a limit of one`,
        allowed: [],
        attempt: (db) => getDocs(query(collection(db, kind.name), limit(1))),
      },
    ]);
  }
});
