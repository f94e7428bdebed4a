import type { AppliedRoll } from "domain/documents/appliedRoll";
import type { FightDocument } from "domain/documents/fight";
import type { KnownFight } from "domain/table/fight/aliases";
import { applyFightEntry, type Fight, noFight, pendingFight } from "domain/table/fight/fight";
import {
  type FightEntry,
  type FightOperation,
  fightEntrySchema,
  hitBy,
} from "domain/table/fight/fightOperation";
import type { OutgoingFightEntry } from "domain/table/fight/storedEntries";
import { type Application, appliedOnceSent } from "domain/table/rolls/applications";
import { AppError } from "domain/values/errors";
import type { SystemId } from "domain/values/systemIds";
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { type OperationOutbox, useOperationOutboxes } from "../../api/useOperationOutbox";
import { randomId } from "../../browser/randomId";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { useUnsentOperations } from "../play/useUnsentOperations";
import { fightOutboxSource } from "./fightOutboxSource";
import { useStoredFight } from "./useStoredFight";

type Asked = { operation: FightOperation; roll?: AppliedRoll | undefined } | { undo: string };

/** The fight of a campaign as its MJ's device knows it, and what changes it. */
export interface FightOutbox {
  /** As the server has it; undefined where there has been none, or it is not known. */
  readonly stored: FightDocument | undefined;
  readonly waiting: OperationOutbox<OutgoingFightEntry>["waiting"];
  /** With what waits. */
  readonly fight: Fight;
  /** The same, with how members know its creatures. */
  readonly known: KnownFight;
  /** With what was pressed since the last render as well. */
  readonly newest: RefObject<Fight>;
  /** Which rolls met its creatures, with what waits. */
  readonly applied: readonly Application[];
  /**
   * The id of the operation; undefined where it was refused, or changes nothing. `deferred`: sent with the next one that is
   * not.
   */
  readonly press: (asked: Asked, deferred?: boolean, id?: string) => string | undefined;
}

const NONE: readonly Application[] = [];

/**
 * The fight of a campaign and game, changed at once on this device and sent as soon as possible. For another campaign or
 * game, mount it anew.
 */
export function useFightOutbox(campaignId: string, system: SystemId): FightOutbox {
  const { uid } = useMember();
  const connected = useConnection();
  const stored = useStoredFight(campaignId, system);
  const sources = useMemo(
    () => [fightOutboxSource(uid, { id: campaignId, system })],
    [uid, campaignId, system],
  );
  const shown = useMemo(() => [stored], [stored]);
  const outboxes = useOperationOutboxes(sources, shown, connected);
  useUnsentOperations(outboxes);
  const [{ outbox, waiting }] = outboxes as readonly [OperationOutbox<OutgoingFightEntry>];
  const fight = useMemo(
    () => pendingFight(stored ?? noFight(campaignId, system), waiting, stored?.updatedAt ?? 0),
    [stored, waiting, campaignId, system],
  );
  const aliases = stored?.aliases;
  const known = useMemo<KnownFight>(() => ({ ...fight, aliases }), [fight, aliases]);
  const newest = useRef(fight);
  useLayoutEffect(() => {
    newest.current = fight;
  }, [fight]);
  const press = useCallback(
    (asked: Asked, deferred = false, id = randomId()): string | undefined => {
      const entry: FightEntry = { id, ...asked };
      if (!fightEntrySchema.safeParse(entry).success) {
        toast("error", "Cette valeur n'est pas possible.");
        return undefined;
      }
      try {
        const after = applyFightEntry(newest.current, entry, 0);
        if (after === newest.current) return undefined;
        newest.current = after;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        toast("error", error.message);
        return undefined;
      }
      outbox.write({ ...entry, system, ...(deferred && { deferred }) });
      return id;
    },
    [outbox, system],
  );
  const before = stored?.applied;
  const applied = useMemo(() => appliedOnceSent(before ?? NONE, waiting, hitBy), [before, waiting]);
  return { stored, waiting, fight, known, newest, applied, press };
}
