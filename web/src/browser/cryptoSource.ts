import type { RandomUint32 } from "domain/values/dice/randomSource";

/** The one source of chance of the client: the browser's cryptographic generator. */
export const cryptoSource: RandomUint32 = () => {
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
  return draw;
};
