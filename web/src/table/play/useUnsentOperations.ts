import { useEffect, useRef } from "react";
import type { Outbox, OutgoingEntry, PendingEntry } from "../../browser/outbox";
import { toast } from "../../ui/toast";
import { REFUSED } from "./playOutboxSource";

const tooOld = (count: number): string =>
  count === 1
    ? "Une action en jeu attend depuis plus d'un jour : elle n'a pas été envoyée."
    : `${count} actions en jeu attendent depuis plus d'un jour : elles n'ont pas été envoyées.`;

/** Operations on their way to one document, and what it is called where a screen shows several. */
interface Unsent {
  readonly outbox: Pick<Outbox<OutgoingEntry>, "key" | "settle">;
  readonly pending: readonly PendingEntry<OutgoingEntry>[];
  readonly name?: string | undefined;
}

/**
 * Says which operations were refused, and drops them; says once which are too old to be sent, and offers to drop them.
 * `all`: the same array as long as nothing waits that did not.
 */
export function useUnsentOperations(all: readonly Unsent[]): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const { outbox, pending, name } of all) {
      const about = name === undefined ? "" : `${name} : `;
      for (const { id, state, problem } of pending) {
        // Whoever drops it first says so: several of a page may show one document.
        if (state === "refused" && outbox.settle(id)) toast("error", `${about}${problem ?? REFUSED}`);
      }
      const outdated = pending.filter(({ state }) => state === "outdated").map(({ id }) => id);
      if (outdated.every((id) => said.current.has(id))) continue;
      for (const id of outdated) said.current.add(id);
      const drop = () => {
        for (const id of outdated) outbox.settle(id);
      };
      toast("warning", `${about}${tooOld(outdated.length)}`, { label: "Retirer", run: drop }, outbox.key);
    }
  }, [all]);
}
