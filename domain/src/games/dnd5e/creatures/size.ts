/** D&D's sizes: as a creature's description says them (« de taille G »), and the squares of one side of its space. */
export const CREATURE_SIZES = {
  tiny: { code: "TP", squares: 1 },
  small: { code: "P", squares: 1 },
  medium: { code: "M", squares: 1 },
  large: { code: "G", squares: 2 },
  huge: { code: "TG", squares: 3 },
  gargantuan: { code: "Gig", squares: 4 },
} as const;

const SQUARES = new Map<string, number>(
  Object.values(CREATURE_SIZES).map(({ code, squares }) => [code, squares]),
);

/** The squares of one side of a creature's token, by its description; 1 where that names no size. */
export const squaresOf = (about: string): number =>
  SQUARES.get(/\btaille (\p{L}+)/u.exec(about)?.[1] ?? "") ?? 1;
