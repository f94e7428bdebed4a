/* List prices in US dollars (docs/costs.md, « The bill »). */

const READ = 0.03 / 100_000;
const WRITE = 0.09 / 100_000;
const DELETE = 0.01 / 100_000;
const CALL = 0.4 / 1_000_000;
/** A second of one vCPU with 512 MiB. */
const INSTANCE_SECOND = 0.000024 + 0.5 * 0.0000025;
/** What a call takes of an instance, as docs/costs.md assumes. */
const CALL_SECONDS = 0.1;
const BYTE = 0.12 / 2 ** 30;

export interface Spent {
  readonly calls: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** That leave to devices. */
  readonly bytes: number;
}

export const NOTHING_SPENT: Spent = { calls: 0, reads: 0, writes: 0, deletes: 0, bytes: 0 };

export const together = (all: readonly Spent[]): Spent =>
  all.reduce(
    (sum, one) => ({
      calls: sum.calls + one.calls,
      reads: sum.reads + one.reads,
      writes: sum.writes + one.writes,
      deletes: sum.deletes + one.deletes,
      bytes: sum.bytes + one.bytes,
    }),
    NOTHING_SPENT,
  );

export const billOf = ({ calls, reads, writes, deletes, bytes }: Spent): number =>
  reads * READ +
  writes * WRITE +
  deletes * DELETE +
  calls * (CALL + CALL_SECONDS * INSTANCE_SECOND) +
  bytes * BYTE;
