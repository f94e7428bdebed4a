import type { FogChange, Region } from "../../documents/sceneSchema";
import { brushRegion } from "./brush";
import type { Effort } from "./effort";
import { bounded, difference, union, within } from "./region";
import { wholeOf } from "./shapes";

interface Size {
  readonly width: number;
  readonly height: number;
}

const shapeOf = (outline: number[]): Region => [{ outline, holes: [] }];

function changed(revealed: Region, change: FogChange, size: Size, effort: Effort): Region {
  switch (change.kind) {
    case "reveal":
      return union(revealed, shapeOf(change.outline), effort);
    case "cover":
      return difference(revealed, shapeOf(change.outline), effort);
    case "brush": {
      const brushed = brushRegion(change.line, change.radius, effort);
      return change.reveals ? union(revealed, brushed, effort) : difference(revealed, brushed, effort);
    }
    case "set":
      return union(change.revealed, [], effort);
    case "revealAll":
      return wholeOf(size);
    case "coverAll":
      return [];
  }
}

/**
 * What is revealed after a change: within the scene, with MAX_FOG_POINTS at most. Throws `invalid-input` where that
 * takes too many points, or more than the effort.
 */
export const applyFogChange = (revealed: Region, change: FogChange, size: Size, effort: Effort): Region =>
  bounded(within(changed(revealed, change, size, effort), size, effort), effort);
