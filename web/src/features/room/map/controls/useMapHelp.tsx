import { useDisclosure, useLocalStorage } from "@mantine/hooks";
import { lazy, type ReactNode, Suspense } from "react";
import { STORAGE_KEYS } from "../../../../browser/storageKeys";

const MapHelp = lazy(() => import("./MapHelp"));

interface MapHelpControl {
  readonly open: () => void;
  /** Whether single keys do anything (WCAG 2.1.4). */
  readonly keysActive: boolean;
  /** The window, while it is open. */
  readonly shown: ReactNode;
}

/** What the keyboard does on the map, and whether it does. */
export function useMapHelp(isMj: boolean): MapHelpControl {
  const [opened, { open, close }] = useDisclosure();
  const [keysActive, setKeysActive] = useLocalStorage({
    key: STORAGE_KEYS.mapKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const shown = opened && (
    <Suspense>
      <MapHelp isMj={isMj} active={keysActive} onActive={setKeysActive} onClose={close} />
    </Suspense>
  );
  return { open, keysActive, shown };
}
