/**
 * `npm run make-admin -- someone@example.fr --project my-project`: makes an existing account an admin, the first one of
 * a new installation above all, whom no invite code could let in. It uses the credentials that
 * `gcloud auth application-default login` leaves, or the emulators that the environment names.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { auditLog } from "domain/documents/auditEntry";
import { DEFAULT_CHARACTER_QUOTA, users } from "domain/documents/user";
import { normaliseEmail } from "domain/members/account/email";
import { userKeys } from "domain/members/account/userKeys";
import { auditEntry } from "domain/members/admin/auditEntry";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { database, readDocument } from "../functions/src/store/firestore";
import { GuardedBatch } from "../functions/src/store/guardedBatch";
import { LaunchError, report } from "./launcher/launchError.mjs";

const USAGE = "Usage: npm run make-admin -- <email address> --project <Firebase project>";

interface Wish {
  email: string;
  project: string;
}

function readWish(): Wish {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: "string" } },
  });
  const [email, ...rest] = positionals;
  const project = values.project ?? process.env.GCLOUD_PROJECT;
  if (!email || rest.length > 0 || !project) throw new LaunchError(USAGE);
  return { email: normaliseEmail(email), project };
}

async function findAccount({ email, project }: Wish): Promise<UserRecord> {
  try {
    return await getAuth().getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") {
      throw new LaunchError(
        `No account ${email} in the project ${project}. Create it first: Firebase console, Authentication, Add user.`,
      );
    }
    throw error;
  }
}

/** The claim first, then the document: a client that sees `claimsAt` move asks for a token, and finds the claim in it. */
async function makeAdmin(account: UserRecord, now: number): Promise<void> {
  const { uid, email = "", displayName, photoURL, customClaims } = account;
  await getAuth().setCustomUserClaims(uid, { ...customClaims, role: "admin" });
  const member = await readDocument(users, uid);
  const actor = { uid: "make-admin", name: "Commande make-admin" };
  const target = { id: uid, label: member?.data.name ?? displayName ?? email };
  const change = member && { change: { from: member.data.role, to: "admin" } };
  const batch = new GuardedBatch();
  batch.create(auditLog, [randomUUID()], auditEntry(actor, { action: "makeAdmin", target, ...change }, now));
  if (member) batch.update(users, [uid], { role: "admin", claimsAt: now }, member.version);
  else {
    const name = displayName ?? email.split("@")[0] ?? "";
    batch.create(users, [uid], {
      name,
      ...userKeys(name),
      pronouns: "",
      email,
      role: "admin",
      characterQuota: DEFAULT_CHARACTER_QUOTA,
      photoURL,
      createdAt: now,
      claimsAt: now,
    });
  }
  await batch.commit();
  // Sessions opened as a player end here; the next sign-in opens one as an admin.
  await getAuth().revokeRefreshTokens(uid);
}

try {
  const wish = readWish();
  process.env.GCLOUD_PROJECT = wish.project;
  process.env.GOOGLE_CLOUD_PROJECT = wish.project;
  database();
  await makeAdmin(await findAccount(wish), Date.now());
  console.log(`✔ ${wish.email} is an admin of the project ${wish.project}, from the next sign-in on.`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
