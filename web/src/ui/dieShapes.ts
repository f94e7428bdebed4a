import { icosahedron } from "./icosahedron";

/** One die in a 44 × 44 box: its silhouette, the edges within, and the baseline of the figure on its face. */
interface DieShape {
  outline: string;
  edges: string;
  baseline: number;
}

const d20 = icosahedron([22, 22], 20);

const SHAPES: Record<number, DieShape> = {
  4: {
    outline: "M22 4 41 37H3z",
    edges: "M22 4v9M3 37l8.5-4.5M41 37l-8.5-4.5M22 13 11.5 32.5h21z",
    baseline: 30.5,
  },
  6: {
    outline: "M22 3 39 11.5v20L22 41 5 31.5v-20z",
    edges: "M5 11.5 22 20.5 39 11.5M22 20.5V41",
    baseline: 26.5,
  },
  8: { outline: "M22 2 39 15v16L22 42 5 31V15z", edges: "M22 2 5 31h34z", baseline: 26.5 },
  10: {
    outline: "M22 2 41 19v7L22 42 3 26v-7z",
    edges: "M22 2 12 25l10 6 10-6zM3 26l9-1M41 26l-9-1M22 31v11",
    baseline: 24,
  },
  12: {
    outline: "M22 2 34 6l7.5 10v12L34 38l-12 4-12-4L2.5 28V16L10 6z",
    edges:
      "M22 10.5 33 18.5 29 31.5H15L11 18.5zM22 10.5V2M33 18.5l8.5-2.5M29 31.5l5 6.5M15 31.5 10 38M11 18.5 2.5 16",
    baseline: 26.5,
  },
  20: { outline: d20.outline, edges: d20.face + d20.edges, baseline: 26.2 },
};

/** The drawing of a die with that many sides; the d20's for a size that is not listed. */
export const dieShape = (sides: number): DieShape | undefined => SHAPES[sides] ?? SHAPES[20];
