import { appendFileSync } from "node:fs";

/** Whether this is `npm run prove`; `npm test` runs what takes seconds, with fewer requests. */
export const isProving = process.env.PROVE_FIGURES !== undefined;

/** Notes a line for the figures that `npm run prove` prints at the end of a part. */
export function noteFigure(line: string): void {
  const path = process.env.PROVE_FIGURES;
  if (path !== undefined) appendFileSync(path, `${line}\n`);
}
