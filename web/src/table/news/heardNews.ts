import { deviceStorage } from "../../browser/deviceStorage";

/** One tab at a time, where the browser has locks: two that learn of the same news do not both say it. */
function inTurn<Answer>(key: string, answer: () => Answer): Promise<Answer> {
  const locks: LockManager | undefined = navigator.locks ?? undefined;
  return locks ? locks.request(key, async () => answer()) : Promise.resolve(answer());
}

/**
 * Notes on this device that what was said by then (epoch milliseconds) was heard or read; answers whether nobody had noted
 * it before.
 */
export const hear = (key: string, { createdAt }: { readonly createdAt: number }): Promise<boolean> =>
  inTurn(key, () => {
    const isFirst = createdAt > Number(deviceStorage.read(key) ?? 0);
    if (isFirst) deviceStorage.write(key, String(createdAt));
    return isFirst;
  });
