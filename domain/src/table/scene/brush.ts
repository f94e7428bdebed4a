import type { Region } from "../../documents/sceneSchema";
import type { Effort } from "./effort";
import { toTenths } from "./grid";
import { union } from "./region";
import type { Points } from "./shapes";

/** Corners of a brush's round end. */
const CORNERS = 16;

const circleAround = (x: number, y: number, radius: number): number[] =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    return [toTenths(x + radius * Math.cos(angle)), toTenths(y + radius * Math.sin(angle))];
  }).flat();

/** The band between two points of a stroke, without its round ends. */
function bandBetween(x1: number, y1: number, x2: number, y2: number, radius: number): number[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y1 - y2) / length) * radius, ((x2 - x1) / length) * radius];
  return [x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy].map(toTenths);
}

/** What a brush covers that goes along `line`, `radius` pixels to each side. */
export function brushRegion(line: Points, radius: number, effort: Effort): Region {
  const parts: Region = [];
  for (let index = 0; index < line.length; index += 2) {
    const [x = 0, y = 0] = line.slice(index, index + 2);
    const [fromX, fromY] = line.slice(Math.max(0, index - 2), index);
    const isSame = fromX === x && fromY === y;
    if (!isSame) parts.push({ outline: circleAround(x, y, radius), holes: [] });
    if (fromX !== undefined && fromY !== undefined && !isSame) {
      parts.push({ outline: bandBetween(fromX, fromY, x, y, radius), holes: [] });
    }
  }
  return joined(parts, effort);
}

/**
 * Neighbours first, then what came of them: parts of a stroke lie over each other, and all at once they cross each other
 * thousands of times.
 */
function joined(parts: Region, effort: Effort): Region {
  if (parts.length <= 3) return union(parts, [], effort);
  const half = Math.floor(parts.length / 2);
  return union(joined(parts.slice(0, half), effort), joined(parts.slice(half), effort), effort);
}
