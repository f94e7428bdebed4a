export interface Row {
  what: string;
  measured: string;
  budget: string;
  kept: boolean;
}

/** What was measured beside what it may be, one line each. */
export function printRows(rows: readonly Row[]): void {
  const width = (column: "what" | "measured") => Math.max(...rows.map((row) => row[column].length));
  for (const { what, measured, budget, kept } of rows) {
    const cells = [what.padEnd(width("what")), measured.padStart(width("measured")), budget];
    console.log(`${kept ? "✔" : "✘"} ${cells.join("   ")}`);
  }
}
