import { randomInt } from "node:crypto";
import type { RandomUint32 } from "domain/values/dice/randomSource";

/** Random numbers that nobody can predict. */
export const cryptoSource: RandomUint32 = () => randomInt(2 ** 32);
