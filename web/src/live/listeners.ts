import { type DocumentKind, parseDocument } from "domain/documents/documentKind";
import { doc, onSnapshot } from "firebase/firestore";
import { liveFirestore } from "../firebase/firestore";
import type { Listen } from "./liveSource";

/**
 * Listens to one document through its kind. Null: it does not exist. An invalid one is reported and skipped, and the
 * last valid value stays on the screen.
 */
export function documentListener<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Listen<Data | null> {
  return (next, fail) =>
    onSnapshot(
      doc(liveFirestore(), kind.path(...ids)),
      (snapshot) => {
        if (!snapshot.exists()) return next(null);
        const parsed = parseDocument(kind, snapshot.data({ serverTimestamps: "estimate" }));
        if (parsed.ok) next(parsed.data);
        else console.warn(`skipped ${snapshot.ref.path}`, parsed.problem);
      },
      fail,
    );
}
