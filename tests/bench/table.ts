export interface Row {
  what: string;
  measured: string;
  budget: string;
  kept: boolean;
}

/** What was measured beside what it may be, one line each, then how many budgets were kept. */
export function printTable(rows: readonly Row[]): void {
  const width = (column: "what" | "measured") => Math.max(...rows.map((row) => row[column].length));
  for (const { what, measured, budget, kept } of rows) {
    const cells = [what.padEnd(width("what")), measured.padStart(width("measured")), budget];
    console.log(`${kept ? "✔" : "✘"} ${cells.join("   ")}`);
  }
  console.log(`\n${rows.filter(({ kept }) => kept).length} of ${rows.length} budgets kept`);
}
