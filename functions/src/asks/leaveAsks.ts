import { asks } from "domain/documents/ask";
import { inBatches, retryOnConflict, withoutMember } from "../store/firestore";
import type { DocumentRef } from "../store/queries";

/**
 * Takes somebody off the asks that name them. An ask that is closed meanwhile fails its batch, which is read again.
 * Can be repeated after a crash.
 */
export const leaveAsks = (uid: string, asksThatName: () => Promise<DocumentRef[]>): Promise<void> =>
  retryOnConflict(async () =>
    inBatches(await asksThatName(), (batch, { id, parentId = "" }) =>
      batch.update(asks, [parentId, id], { targets: withoutMember(uid), answeredBy: withoutMember(uid) }),
    ),
  );
