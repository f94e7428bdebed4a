import { readFileSync } from "node:fs";
import { Timestamp } from "firebase-admin/firestore";
import type { OtherProject } from "../support/otherProject";

/** A document as Firestore's REST API writes it. */
interface ExportedDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, object>>;
}

/** The demo data of the last release whose documents named no version, exported from its emulators. */
export const release1: readonly ExportedDocument[] = JSON.parse(
  readFileSync(new URL("release1.json", import.meta.url), "utf8"),
);

const AN_HOUR_AGO = Timestamp.fromMillis(1_790_000_000_000);
const request = {
  email: "visite@example.fr",
  status: "pending",
  requestCount: 2,
  createdAt: AN_HOUR_AGO,
  updatedAt: AN_HOUR_AGO,
  lastRequestAt: AN_HOUR_AGO,
};

/** What that release may have left besides: every kind that the demo has none of, and documents in odd states. */
export const oddCases: Readonly<Record<string, Record<string, unknown>>> = {
  "inviteRequests/demande-ancienne": request,
  "inviteRequests/demande-traitee": { ...request, status: "processed", adminNote: "vue au club" },
  // Made again since, by a server of this release: one field is new, the version is not.
  "inviteRequests/demande-renouvelee": { ...request, expiresAt: Timestamp.fromMillis(4_000_000_000_000) },
  "inviteRequests/demande-future": { ...request, schemaVersion: 9 },
  "campaigns/demo-dnd5e/joinRequests/demo-joueur3": {
    uid: "demo-joueur3",
    name: "Joueur 3",
    campaignName: "Les Brumes de Valrogne",
    system: "dnd5e",
    requestedAt: AN_HOUR_AGO,
  },
  "campaigns/demo-dnd5e/presence/demo-joueur1~5f0c8a1e-7d7c-4a55-9a53-000000000000": {
    uid: "demo-joueur1",
    page: "campaign",
    lastSeen: AN_HOUR_AGO,
  },
  "campaigns/demo-dnd5e/live/initiative": { revision: 3, updatedAt: AN_HOUR_AGO },
  "users/quota-en-lettres": { name: "Ana", characterQuota: "15" },
};

/** Writes both into a project of the emulators. */
export async function importRelease1({ id, firestore }: OtherProject): Promise<void> {
  const documents = `projects/${id}/databases/(default)/documents`;
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:commit`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({
      writes: release1.map(({ path, fields }) => ({ update: { name: `${documents}/${path}`, fields } })),
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  for (const [path, data] of Object.entries(oddCases)) await firestore.doc(path).set(data);
}
