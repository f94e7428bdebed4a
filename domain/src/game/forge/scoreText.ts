/** A score, or a dash where there is none. */
export const scoreText = (score: number | undefined): string => (score ? String(score) : "—");
