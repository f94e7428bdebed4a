/* Without schemas, for the map of every member. */

/** An outline in whole pixels: each place as far from the one before, in base 36. */
export function packedOutline(points: readonly number[]): string {
  let [beforeX, beforeY] = [0, 0];
  const parts: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [Math.round(points[at] ?? 0), Math.round(points[at + 1] ?? 0)];
    if (at > 0 && x === beforeX && y === beforeY) continue;
    parts.push((x - beforeX).toString(36), (y - beforeY).toString(36));
    [beforeX, beforeY] = [x, y];
  }
  return parts.join(" ");
}

/** x and y in turn. */
export function unpackedOutline(text: string): number[] {
  if (text === "") return [];
  let [x, y] = [0, 0];
  return text.split(" ").map((part, at) => {
    const step = Number.parseInt(part, 36) || 0;
    if (at % 2 === 0) x += step;
    else y += step;
    return at % 2 === 0 ? x : y;
  });
}
