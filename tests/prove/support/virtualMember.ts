import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { members } from "domain/documents/member";
import { messages, whispers } from "domain/documents/message";
import { notifications } from "domain/documents/notification";
import { presence } from "domain/documents/presence";
import { mjRolls, rolls } from "domain/documents/roll";
import { tableScenes } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { users } from "domain/documents/user";
import { MAX_HEARTBEATS, PRESENCE_LASTS_MS } from "domain/table/presence/heartbeats";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  type DocumentReference,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  terminate,
  where,
} from "firebase/firestore";
import type { Browser } from "../../support/apiClient";
import type { Table } from "../../support/campaigns";
import type { Person } from "../../support/cast";

const LOG_PAGE = 50;
const MAX_NOTIFICATIONS = 50;

/** What the listeners of all virtual members cost, as Firestore bills it. */
export interface ListenerCounts {
  /** Documents delivered. */
  delivered: number;
  /** Reads of rules: one `get()` for each listener or write that asks for the campaign. */
  byRules: number;
  heartbeats: number;
  failures: string[];
}

/** A member with the listeners that the room and the sheet open (web/src/live), and a session with the API. */
export interface VirtualMember {
  person: Person;
  browser: Browser;
  table: Table;
  isMj: boolean;
  beat: () => Promise<void>;
  close: () => Promise<void>;
}

interface Watching {
  counts: ListenerCounts;
  /** A document came that its listener had not seen: its path, as it is told. */
  onArrival: (path: string) => void;
}

/** A member's Firestore client, signed in as they are. */
function clientOf({ uid }: Person) {
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? "", apiKey: "demo" }, uid);
  const firestore = getFirestore(app);
  const [host = "127.0.0.1", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken: { sub: uid } });
  return { app, firestore };
}

export function openMember(
  { person, browser, table, isMj }: Pick<VirtualMember, "person" | "browser" | "table" | "isMj">,
  { counts, onArrival }: Watching,
): VirtualMember {
  const { app, firestore } = clientOf(person);
  const { uid } = person;
  const of = (path: string) => collection(firestore, path);
  const under = (name: string) => of(`${campaigns.path(table.id)}/${name}`);
  const newest = orderBy("createdAt", "desc");
  const fail = ({ message }: Error) => counts.failures.push(message);

  const watchDocument = (reference: DocumentReference) =>
    onSnapshot(
      reference,
      ({ metadata }) => {
        if (!metadata.hasPendingWrites) counts.delivered += 1;
      },
      fail,
    );
  const watchQuery = (asked: Query) =>
    onSnapshot(
      asked,
      (snapshot) => {
        for (const { type, doc: changed } of snapshot.docChanges()) {
          if (type === "removed" || changed.metadata.hasPendingWrites) continue;
          counts.delivered += 1;
          if (type === "added") onArrival(changed.ref.path);
        }
      },
      fail,
    );

  const own = (field: string) => (isMj ? [] : [where(field, "==", uid)]);
  const byCampaign = [
    watchQuery(query(under(members.name))),
    watchQuery(query(under(presence.name), orderBy("lastSeen", "desc"), limit(MAX_HEARTBEATS))),
    watchQuery(query(under(rolls.name), newest, limit(LOG_PAGE))),
    watchQuery(query(under(messages.name), newest, limit(LOG_PAGE))),
    watchDocument(doc(firestore, sharedInitiatives.path(table.id))),
    watchDocument(doc(firestore, tableScenes.path(table.id))),
    watchQuery(query(of(characters.name), where("campaignId", "==", table.id))),
    watchQuery(query(under(mjRolls.name), ...own("uid"), newest, limit(LOG_PAGE))),
    watchQuery(query(under(whispers.name), ...own("playerUid"), newest, limit(LOG_PAGE))),
  ];
  counts.byRules += byCampaign.length;
  const stops = [
    ...byCampaign,
    watchDocument(doc(firestore, users.path(uid))),
    watchDocument(doc(firestore, campaigns.path(table.id))),
    watchQuery(
      query(of(notifications.path(uid, "any").replace(/\/any$/, "")), newest, limit(MAX_NOTIFICATIONS)),
    ),
  ];

  return {
    person,
    browser,
    table,
    isMj,
    beat: async () => {
      counts.heartbeats += 1;
      counts.byRules += 1;
      await setDoc(doc(firestore, presence.path(table.id, `${uid}~0`)), {
        uid,
        page: "table",
        lastSeen: serverTimestamp(),
        expiresAt: Timestamp.fromMillis(Date.now() + PRESENCE_LASTS_MS),
      });
    },
    close: async () => {
      for (const stop of stops) stop();
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}
