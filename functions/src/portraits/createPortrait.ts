import { createHash } from "node:crypto";
import { portraits } from "domain/documents/portrait";
import { AppError } from "domain/errors";
import {
  MAX_PORTRAIT_BYTES,
  MAX_PORTRAITS,
  portraitAddress,
  portraitTypeOf,
  unusedPortraits,
} from "domain/portraits/portrait";
import type { Handler } from "../http/handler";
import { inBatches } from "../store/firestore";
import { portraitsInUse, portraitsOwnedBy } from "../store/queries";
import { inTransaction } from "../store/transaction";

const idOf = (uid: string, image: Buffer): string =>
  createHash("sha256").update(`${uid}\n`).update(image).digest("base64url").slice(0, 22);

/**
 * Keeps a picture whose bytes are one's, whatever the request says it is. Throws `portrait-unreadable`,
 * `payload-too-large`, `portrait-quota-reached`.
 */
export const createPortrait: Handler<"createPortrait"> = async ({ body, caller, now }) => {
  const image = Buffer.from(body.image, "base64");
  const type = portraitTypeOf(image);
  if (type === undefined) throw new AppError("portrait-unreadable");
  if (image.length > MAX_PORTRAIT_BYTES) throw new AppError("payload-too-large");
  const id = idOf(caller.uid, image);
  const keep = () =>
    inTransaction(async (transaction) => {
      const [earlier, owned] = await Promise.all([
        transaction.read(portraits, id),
        transaction.count(portraitsOwnedBy(caller.uid)),
      ]);
      if (earlier !== undefined) return true;
      if (owned >= MAX_PORTRAITS) return false;
      const document = { ownerId: caller.uid, type, image: image.toString("base64"), createdAt: now };
      transaction.create(portraits, [id], document);
      return true;
    });
  if (!(await keep())) {
    await deleteUnused(caller.uid, now);
    if (!(await keep())) throw new AppError("portrait-quota-reached");
  }
  return { address: portraitAddress(id) };
};

/** Deletes the member's portraits that none of their characters shows, deleted characters included, nor a draft. */
async function deleteUnused(uid: string, now: number): Promise<void> {
  const { own, shown } = await portraitsInUse(uid);
  const unused = unusedPortraits(own, shown, now);
  await inBatches(unused, (batch, id) => batch.delete(portraits, [id]));
}
