import { gameOf } from "domain/games/registry/games";
import { Suspense } from "react";
import { useInPlay, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { lazy } from "../../../ui/lazy";
import { useTable } from "../sheetContexts";

const DowntimeActs = lazy(() => import("./DowntimeActs"));

/** Product §2.20.6: what its player has the character do alone between two evenings; nothing while one is played. */
export function Downtime() {
  const { isOwner } = useViewer();
  const { system } = useSheet().character;
  const { play } = useInPlay();
  const after = useTable()?.after;
  if (!isOwner || play === undefined || after === undefined || gameOf(system).downtime === undefined) {
    return null;
  }
  return (
    <Suspense fallback={null}>
      <DowntimeActs play={play} after={after} />
    </Suspense>
  );
}
