import { randomInt } from "node:crypto";
import type { RandomUint32 } from "domain/dice/randomSource";

/** The server's dice: nobody can foretell them. */
export const cryptoSource: RandomUint32 = () => randomInt(2 ** 32);
