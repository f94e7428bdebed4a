import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** Busier than this, a machine measures itself: the share of its processors' time. */
const IDLE_SHARE = 0.15;
const LOOK_MS = 2000;

function processorTime() {
  const times = cpus().map(({ times: one }) => one);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  const all = times.reduce(
    (sum, { user, nice, sys, irq, idle: rest }) => sum + user + nice + sys + irq + rest,
    0,
  );
  return { idle, all };
}

/** A warning where others use the machine at the moment; undefined where it is idle. */
export async function busyMachine(): Promise<string | undefined> {
  const before = processorTime();
  await wait(LOOK_MS);
  const after = processorTime();
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  if (busy <= IDLE_SHARE) return undefined;
  return `The machine is not idle (${Math.round(busy * 100)} % busy): what follows is slower than it would be.`;
}
