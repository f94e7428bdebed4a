import { invites } from "domain/documents/invite";
import { DEFAULT_CHARACTER_QUOTA, users } from "domain/documents/user";
import { userKeys } from "domain/members/account/userKeys";
import { inviteKeys } from "domain/members/invitations/inviteKeys";
import { getAuth } from "firebase-admin/auth";
import { database } from "../../functions/src/store/firestore";
import { GuardedBatch } from "../../functions/src/store/guardedBatch";
import { demoCodes, demoPassword } from "../demoAccounts.mjs";
import { seedCampaigns } from "./campaigns";
import { seedCharacters } from "./characters";
import { seedCrowd } from "./crowd";
import { seedMessages } from "./messages";
import { people } from "./people";
import { seedScene } from "./scene";

/** The demo never reaches a real project: both emulators must be named, and the project must be a demo one. */
function requireEmulators(): void {
  const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (!GCLOUD_PROJECT?.startsWith("demo-") || !FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
    throw new Error("The demo data go to the emulators of a demo project only.");
  }
}

async function seedPeople(now: number): Promise<void> {
  const batch = new GuardedBatch();
  for (const { uid, email, name, pronouns, role } of people) {
    await getAuth().createUser({
      uid,
      email,
      password: demoPassword,
      displayName: name,
      emailVerified: true,
    });
    await getAuth().setCustomUserClaims(uid, { role });
    batch.create(users, [uid], {
      name,
      pronouns,
      email,
      role,
      characterQuota: DEFAULT_CHARACTER_QUOTA,
      createdAt: now,
      claimsAt: now,
      ...userKeys(name),
    });
  }
  await batch.commit();
}

async function seedInvites(now: number): Promise<void> {
  const { free, used, disabled } = demoCodes;
  const [, , guest] = people;
  const usedBy = guest && { uid: guest.uid, name: guest.name, email: guest.email };
  const batch = new GuardedBatch();
  for (const invite of [
    { code: free, used: false, note: "Libre" },
    { code: disabled, used: false, disabled: true },
    { code: used, used: true, usedAt: now, usedBy },
  ]) {
    batch.create(invites, [invite.code], { ...invite, ...inviteKeys(invite), createdAt: now });
  }
  await batch.commit();
}

const parts: Record<string, (now: number) => Promise<void>> = {
  people: seedPeople,
  invites: seedInvites,
  campaigns: seedCampaigns,
  characters: seedCharacters,
  talk: seedMessages,
  scene: seedScene,
};

/** Only on demand: a full house for the admins' tables. */
const extras: Record<string, (now: number) => Promise<void>> = { crowd: seedCrowd };

/** `seed.ts` fills an empty suite; `seed.ts campaigns characters` writes these parts anew into one that runs. */
requireEmulators();
database();
const now = Date.now();
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const seedPart = parts[name] ?? extras[name];
  if (seedPart === undefined) throw new Error(`Unknown part: ${name}.`);
  await seedPart(now);
}
