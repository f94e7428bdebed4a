import { brushRegion } from "./brush";
import { bounded, difference, intersection, union } from "./region";
import type { FogChange, Region } from "./sceneSchema";
import { wholeOf } from "./shapes";

interface Size {
  readonly width: number;
  readonly height: number;
}

const shapeOf = (outline: number[]): Region => [{ outline, holes: [] }];

function changed(revealed: Region, change: FogChange, size: Size): Region {
  switch (change.kind) {
    case "reveal":
      return union(revealed, shapeOf(change.outline));
    case "cover":
      return difference(revealed, shapeOf(change.outline));
    case "brush": {
      const brushed = brushRegion(change.line, change.radius);
      return change.reveals ? union(revealed, brushed) : difference(revealed, brushed);
    }
    case "set":
      return union(change.revealed);
    case "revealAll":
      return wholeOf(size);
    case "coverAll":
      return [];
  }
}

/**
 * What is revealed after a change: within the scene, with MAX_FOG_POINTS at most. Throws `invalid-input` where that
 * takes too many points.
 */
export const applyFogChange = (revealed: Region, change: FogChange, size: Size): Region =>
  bounded(intersection(changed(revealed, change, size), wholeOf(size)));
