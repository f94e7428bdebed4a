import { createHash } from "node:crypto";
import { portraits } from "domain/documents/portrait";
import { AppError } from "domain/values/errors";
import { MAX_PORTRAITS, portraitAddress, unusedPortraits } from "domain/values/portraits/portrait";
import { requirePortrait } from "domain/values/portraits/requirePortrait";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { inBatches } from "../store/guardedBatch";
import { countOf, portraitsInUse, portraitsOwnedBy } from "../store/queries";
import { isOnToken } from "../store/sceneQueries";

const idOf = (uid: string, image: Buffer): string =>
  createHash("sha256").update(`${uid}\n`).update(image).digest("base64url").slice(0, 22);

/**
 * Keeps a picture whose bytes are one's, whatever the request says it is. Throws `portrait-unreadable`,
 * `payload-too-large`, `portrait-quota-reached`.
 */
export const createPortrait: Handler<"createPortrait"> = async ({ body, caller, now }) => {
  const image = Buffer.from(body.image, "base64");
  const type = requirePortrait(image);
  const id = idOf(caller.uid, image);
  const keep = () =>
    inGuardedBatch(async (guarded) => {
      const [earlier, owned] = await Promise.all([
        guarded.read(portraits, id),
        guarded.counting(["users", caller.uid], "portraits", () => countOf(portraitsOwnedBy(caller.uid))),
      ]);
      if (earlier !== undefined) return true;
      if (owned >= MAX_PORTRAITS) return false;
      const document = { ownerId: caller.uid, type, image: image.toString("base64"), createdAt: now };
      guarded.create(portraits, [id], document);
      return true;
    });
  if (!(await keep())) {
    await deleteUnused(caller.uid, now);
    if (!(await keep())) throw new AppError("portrait-quota-reached");
  }
  return { address: portraitAddress(id) };
};

/**
 * Deletes the member's portraits that none of their characters shows, deleted characters included, nor a draft, nor a token
 * of any scene.
 */
async function deleteUnused(uid: string, now: number): Promise<void> {
  const { own, shown } = await portraitsInUse(uid);
  const candidates = unusedPortraits(own, shown, now);
  const onTokens = await Promise.all(candidates.map((id) => isOnToken(portraitAddress(id))));
  const unused = candidates.filter((_, at) => !onTokens[at]);
  await inBatches(unused, (batch, id) => batch.delete(portraits, [id]));
}
