import { sceneTiles } from "domain/documents/scene";
import { users } from "domain/documents/user";
import { requireRecentSignIn } from "domain/members/account/recentSignIn";
import { decideUpdateProfile } from "domain/members/account/updateProfile";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { changePassword, endSignIns, renameAccount } from "../store/accounts";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { readEach } from "../store/readEach";
import { ownTilePlaces } from "../store/sceneQueries";
import { closeAllSessions } from "../store/sessions";

/**
 * Ends every session of the member here, and every sign-in at the identity provider, from which a device
 * could renew its session or go on listening to Firestore. The provider first: of a renewal under way, the
 * session is then closed with the others or refused.
 */
async function endEverySession(uid: string, now: number): Promise<void> {
  await endSignIns(uid);
  await closeAllSessions(uid, now);
}

export const signOutEverywhere: Handler<"signOutEverywhere"> = async ({ caller, session, now }) => {
  await endEverySession(caller.uid, now);
  session.close();
  return null;
};

/**
 * Ends every session of the account, including one that somebody else may have opened, and the caller's own:
 * they sign in with the new password.
 */
export const updatePassword: Handler<"updatePassword"> = async ({ body, caller, now }) => {
  requireRecentSignIn(caller.signedInAt, now);
  await changePassword(caller.uid, body.password);
  await endEverySession(caller.uid, now);
  return null;
};

/**
 * The `userUpdated` trigger copies the profile to the campaigns. Where nothing changes, nothing is written.
 */
export const updateProfile: Handler<"updateProfile"> = async ({ body, caller }) => {
  await retryOnConflict(async () => {
    const member = await readDocument(users, caller.uid);
    if (member === undefined) throw new AppError("session-expired");
    const changes = decideUpdateProfile(member.data, body);
    if (changes === undefined) return;
    await new GuardedBatch().update(users, [caller.uid], changes, member.version).commit();
  });
  await renameAccount(caller.uid, body.name);
  return { user: body };
};

/** So many pieces of 160 KB in base64 at most fit into an answer. */
const PAGE = 16;

/** Pages by the places of the pieces, in their order: what is added or deleted meanwhile moves none of the others. */
export const exportScenePictures: Handler<"exportScenePictures"> = async ({ query, caller }) => {
  const { after = "" } = query;
  const places = (await ownTilePlaces(caller.uid)).filter((place) => place > after);
  const page = places.slice(0, PAGE);
  const found = await readEach(
    sceneTiles,
    page.map((place): [string, string, string] => {
      const [campaignId = "", sceneId = "", name = ""] = place.split("/");
      return [campaignId, sceneId, name];
    }),
  );
  const pictures = found.flatMap((tile, index) => {
    const [campaignId, sceneId] = page[index]?.split("/") ?? [];
    return tile.exists ? [{ ...tile.data(), id: tile.id, campaignId, sceneId }] : [];
  });
  const next = places.length > PAGE ? page.at(-1) : undefined;
  return { pictures, ...(next !== undefined && { next }) };
};
