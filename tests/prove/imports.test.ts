import { IMPORT_FIXTURES } from "domain/testing/imports/fixtures";
import { checkRead, mutated, randomOf } from "domain/testing/imports/mutations";
import { describe, expect, it } from "vitest";
import { noteFigure } from "./support/figures";

const MUTATIONS = 20_000;
const FIRST_SEED = Number(process.env.PROVE_SEED ?? 1);
/** Milliseconds of the processor, whatever else the machine does, for reading a file as an import, as its sheet and as it is stored: four readings. */
const LIMIT = 4 * 50;

describe("files of other tools", () => {
  it("are read whatever became of them, without a throw and in time", () => {
    const broken: unknown[] = [];
    const times: number[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + MUTATIONS; seed += 1) {
      const { file } = IMPORT_FIXTURES[seed % IMPORT_FIXTURES.length] ?? {};
      const raw = mutated(file, randomOf(seed), 10 + (seed % 60));
      const start = process.cpuUsage();
      const wrong = checkRead(raw);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      if (wrong !== undefined) broken.push([seed, wrong]);
    }
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * (MUTATIONS - 1))] ?? 0).toFixed(2);
    noteFigure(
      `${MUTATIONS} mutations of ${IMPORT_FIXTURES.length} files: ${broken.length} broken; four readings of one take ${at(0.5)} ms at the median, ${at(0.999)} ms at p99.9, ${at(1)} ms at most`,
    );
    expect(broken).toEqual([]);
    expect(sorted.filter((time) => time > LIMIT)).toEqual([]);
  });
});
