import { useCallback, useEffect, useMemo } from "react";
import { STORAGE_KEYS } from "../../../../browser/storageKeys";
import { moveToken, tokenMovedAt } from "../../../../live/scene/sceneDocuments";
import { useMember } from "../../../../session/SessionProvider";
import { toast } from "../../../../ui/toast";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { TokenMove } from "../tools/mapContext";
import { DropWriter } from "./DropWriter";
import { UnsentMoves } from "./unsentMoves";

/** Puts tokens down: at once on this device, and straight in Firestore for the others. */
export function useDrops(campaignId: string, canvas: SceneCanvas | undefined, connected: boolean) {
  const { uid } = useMember();
  const unsent = useMemo(
    () =>
      new UnsentMoves(STORAGE_KEYS.unsentMoves(uid, campaignId), {
        write: ({ x, y, ...token }) => moveToken({ campaignId, ...token }, x, y),
        movedAt: (token) => tokenMovedAt({ campaignId, ...token }),
      }),
    [uid, campaignId],
  );
  useEffect(() => {
    if (connected) void unsent.resume();
  }, [unsent, connected]);
  const drops = useMemo(
    () =>
      new DropWriter({
        write: ({ id, sceneId, concealed, movedAt, pending }, { x, y }) =>
          // While a write of this device waits, the time is a guess of its own.
          unsent.write({ id, sceneId, concealed, x, y, since: pending ? undefined : movedAt }),
        refused: ({ id, name }) => {
          if (canvas?.pieces.isHeld(id) === false) canvas.pieces.release(id);
          toast("error", `« ${name} » n'a pas pu être déplacé : il est revenu à sa place.`);
        },
        waits: () => toast("info", "Hors ligne : le déplacement partira avec le retour de la connexion."),
      }),
    [unsent, canvas],
  );
  useEffect(() => drops.reach(connected), [drops, connected]);
  return useCallback(
    (moves: readonly TokenMove[]) => {
      for (const { token, to } of moves) canvas?.pieces.putDown(token.id, to);
      drops.put(moves);
    },
    [drops, canvas],
  );
}
