import { useLocalStorage } from "@mantine/hooks";
import { readStoredList } from "domain/values/reading/storedList";
import type { SystemId } from "domain/values/systemIds";
import * as z from "zod/mini";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useMember } from "../../session/SessionProvider";

/** How many are remembered: those of an evening. */
const MAX_RECENT = 6;

const NONE: readonly string[] = [];

/** The ids of the creatures that the member took into play last on this device, the newest first, and how one joins them. */
export function useRecentCreatures(
  system: SystemId,
): readonly [recent: readonly string[], add: (id: string) => void] {
  const { uid } = useMember();
  const [recent, setRecent] = useLocalStorage<readonly string[]>({
    key: STORAGE_KEYS.recentCreatures(uid, system),
    defaultValue: NONE,
    deserialize: (stored) => readStoredList(z.string(), stored ?? null),
    getInitialValueInEffect: false,
  });
  const add = (id: string) =>
    setRecent((before) => [id, ...before.filter((one) => one !== id)].slice(0, MAX_RECENT));
  return [recent, add];
}
