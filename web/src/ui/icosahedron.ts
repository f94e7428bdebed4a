export type Point = readonly [x: number, y: number];

const around = (centre: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(centre[0] + radius * Math.cos(angle)), round(centre[1] - radius * Math.sin(angle))];
};

const path = (points: readonly Point[]): string => `M${points.map((point) => point.join(" ")).join("L")}`;

/** How near the facing triangle stands to the outline: the golden ratio, as on a real icosahedron. */
const FACE = 2 / (1 + Math.sqrt(5));

/**
 * A twenty-sided die seen through one of its faces.
 * `outline` and `face` are closed SVG paths, `edges` joins them, `corners` lists the nine visible vertices.
 */
export function icosahedron(centre: Point, radius: number) {
  const outer = [90, 30, -30, -90, -150, 150].map((degrees) => around(centre, radius, degrees));
  const inner = [90, -30, -150].map((degrees) => around(centre, radius * FACE, degrees));
  const edges = inner.flatMap((from, index) =>
    [-1, 0, 1].map((step) => path([from, outer[(index * 2 + step + 6) % 6] ?? from])),
  );
  return {
    outline: `${path(outer)}z`,
    face: `${path(inner)}z`,
    edges: edges.join(""),
    corners: [...outer, ...inner],
  };
}
