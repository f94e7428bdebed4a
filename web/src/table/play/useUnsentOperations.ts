import { useEffect, useRef } from "react";
import type { OutgoingEntry, PendingEntry } from "../../browser/outbox";
import { toast } from "../../ui/toast";
import { REFUSED } from "./playOutboxSource";

const tooOld = (count: number): string =>
  count === 1
    ? "Une action en jeu attend depuis plus d'un jour : elle n'a pas été envoyée."
    : `${count} actions en jeu attendent depuis plus d'un jour : elles n'ont pas été envoyées.`;

/** Says which operations were refused, and drops them; says once which are too old to be sent, and offers to drop them. */
export function useUnsentOperations(
  pending: readonly PendingEntry<OutgoingEntry>[],
  settle: (id: string) => void,
  name?: string,
): void {
  const about = name === undefined ? "" : `${name} : `;
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state, problem } of pending) {
      if (state !== "refused") continue;
      toast("error", `${about}${problem ?? REFUSED}`);
      settle(id);
    }
    const outdated = pending.filter(({ state }) => state === "outdated").map(({ id }) => id);
    if (outdated.every((id) => said.current.has(id))) return;
    said.current = new Set(outdated);
    toast("warning", `${about}${tooOld(outdated.length)}`, {
      label: "Retirer",
      run: () => outdated.forEach(settle),
    });
  }, [pending, settle, about]);
}
