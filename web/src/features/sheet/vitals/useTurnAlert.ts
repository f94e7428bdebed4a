import { useLocalStorage } from "@mantine/hooks";
import { nameLabel } from "domain/sheet/character/fallbacks";
import { useEffect, useEffectEvent, useRef } from "react";
import { mayNotify, notify, vibrate } from "../../../browser/alerts";
import { readKeptPush } from "../../../browser/keptPush";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useSheet } from "../../../kits/sheet/openSheet";

/** Whether this device says when one's turn begins while its tab is hidden. */
export const useTurnNotices = () =>
  useLocalStorage({
    key: STORAGE_KEYS.turnNotices,
    defaultValue: false,
    getInitialValueInEffect: false,
  });

/** When one's turn begins: the device vibrates where it can, and says so where its tab is hidden and it may. */
export function useTurnAlert(isOwn: boolean): void {
  const { character } = useSheet();
  const [wanted] = useTurnNotices();
  const before = useRef(isOwn);
  const alert = useEffectEvent(() => {
    vibrate();
    // A device that rings is told by the server as well.
    const isToldHere = wanted && document.hidden && mayNotify() && readKeptPush() === undefined;
    if (isToldHere) void notify("À toi de jouer", nameLabel(character));
  });
  useEffect(() => {
    if (isOwn && !before.current) alert();
    before.current = isOwn;
  }, [isOwn]);
}
