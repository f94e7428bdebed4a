import type { LatestEntry, PlayStateDocument } from "domain/documents/play";
import type { PlayActor } from "domain/table/play/undo";
import { useCallback, useMemo, useState } from "react";
import { olderPlayEntries } from "../../live/play";

/** An operation that was done, as a character's history shows it. */
export type PlayLogEntry = LatestEntry & {
  /** Empty where it is neither the viewer nor the owner. */
  readonly uid: string;
  readonly character: { readonly id: string; readonly name: string };
  /** It was asked for: it is no news. */
  readonly asked?: boolean;
};

/** Those of before, which are asked for. */
export interface OlderEntries {
  readonly status: "idle" | "busy" | "failed";
  /** Undefined once there are no more. */
  readonly load: (() => void) | undefined;
}

interface LogProps {
  readonly character: { readonly id: string; readonly name: string };
  /** Its campaign, for others than its owner: what happened elsewhere is not for them. */
  readonly campaignId: string | undefined;
  readonly stored: PlayStateDocument | undefined;
  readonly actor: PlayActor | undefined;
}

interface Known {
  /** What the state had when it was looked at last. */
  readonly latest: readonly PlayLogEntry[];
  /** What it had before: newer entries have taken its place since older ones are shown. */
  readonly passed: readonly PlayLogEntry[];
  readonly asked: readonly PlayLogEntry[];
  readonly complete: boolean;
}

const NOTHING: Known = { latest: [], passed: [], asked: [], complete: false };

const without = (
  entries: readonly PlayLogEntry[],
  others: readonly PlayLogEntry[],
): readonly PlayLogEntry[] => {
  const ids = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
};

/** The log of a character, newest first: the entries that stand in its state, then the older ones that were asked for. */
export function usePlayLog({ character: { id, name }, campaignId, stored, actor }: LogProps): {
  readonly entries: readonly PlayLogEntry[] | undefined;
  readonly older: OlderEntries;
} {
  const [known, setKnown] = useState(NOTHING);
  const [status, setStatus] = useState<OlderEntries["status"]>("idle");
  const stands = stored?.latest;
  const ownerId = stored?.ownerId;
  const mjUid = actor?.role === "mj" ? actor.uid : "";

  const latest = useMemo(
    () =>
      ownerId === undefined
        ? undefined
        : (stands ?? [])
            .filter((entry) => campaignId === undefined || entry.campaignId === campaignId)
            .map((entry): PlayLogEntry => {
              const uid = entry.role === "mj" ? mjUid : ownerId;
              return { ...entry, uid, character: { id, name } };
            }),
    [stands, ownerId, mjUid, campaignId, id, name],
  );
  if (latest !== undefined && latest !== known.latest) {
    const passed = known.asked.length === 0 ? [] : without([...known.latest, ...known.passed], latest);
    setKnown({ ...known, latest, passed });
  }
  const entries = useMemo(
    () =>
      latest && [
        ...latest,
        ...without(known.passed, latest),
        ...without(known.asked, [...latest, ...known.passed]).map((entry) => ({ ...entry, asked: true })),
      ],
    [latest, known],
  );

  const before = entries?.at(-1)?.createdAt;
  const load = useCallback(async () => {
    setStatus("busy");
    try {
      const page = await olderPlayEntries(id, campaignId, before ?? Date.now());
      setKnown((now) => ({ ...now, asked: [...now.asked, ...page.entries], complete: page.complete }));
      setStatus("idle");
    } catch {
      setStatus("failed");
    }
  }, [id, campaignId, before]);
  const mayHaveMore = !known.complete && (stored?.revision ?? 0) > 0;
  const older = useMemo(
    () => ({ status, load: mayHaveMore ? () => void load() : undefined }),
    [status, mayHaveMore, load],
  );
  return { entries, older };
}
