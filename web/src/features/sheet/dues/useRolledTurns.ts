import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { tabStorage } from "../../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useSheet } from "../../../kits/sheet/openSheet";
import { useLiveInitiative } from "../../../live/fights";
import { useMember } from "../../../session/SessionProvider";

/** By the id of what was due, the turn in which it was rolled. */
const rolledSchema = z.record(z.string(), z.string());
type Rolled = z.infer<typeof rolledSchema>;

const NOTHING: Rolled = {};

/**
 * In which turn each of the rolls that are due once a turn was made, until the fight is over: a reload, or a tab that the
 * device put to sleep, does not ask for it again.
 */
export function useRolledTurns() {
  const { uid } = useMember();
  const { id, campaign } = useSheet().character;
  const key = STORAGE_KEYS.tabDues(uid, id);
  const [rolled, setRolled] = useState(() => tabStorage.readAs(key, rolledSchema) ?? NOTHING);
  const order = useLiveInitiative(campaign?.id);
  const isOver = order.status === "ready" && !order.data?.shared;
  if (isOver && rolled !== NOTHING) setRolled(NOTHING);
  useEffect(() => {
    if (rolled === NOTHING) tabStorage.remove(key);
    else tabStorage.write(key, JSON.stringify(rolled));
  }, [key, rolled]);
  return {
    isRolled: (due: string, turn: string) => rolled[due] === turn,
    note: (due: string, turn: string) => setRolled((before) => ({ ...before, [due]: turn })),
  };
}
