import { saveEveningNote } from "domain/api/evenings";
import { eveningNoteId, type NoteAudience } from "domain/documents/evening";
import type { SystemId } from "domain/values/systemIds";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { deviceStorage } from "../../browser/deviceStorage";
import { holdOutbox } from "../../browser/heldOutboxes";
import { onNetworkBack } from "../../browser/network";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call, HttpError } from "../../http/call";
import { canNeverPass } from "../../http/failureMessage";
import type { LiveNote } from "../../live/evenings";
import type { Live } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import { NoteKeeper } from "./NoteKeeper";
import { NO_NOTE, type NoteDraft } from "./noteDraft";

const REFUSED = "Cette note n'a pas pu être enregistrée.";

/** Which note of one's own. */
export interface NotePlace {
  readonly system: SystemId;
  readonly campaignId: string;
  readonly eveningId: string;
  readonly audience: NoteAudience;
}

/** What saves a member's note, and where this device keeps it until then. */
export function noteKeeper(uid: string, { system, campaignId, eveningId, audience }: NotePlace): NoteKeeper {
  return new NoteKeeper({
    key: STORAGE_KEYS.unsavedNote(uid, campaignId, eveningNoteId(eveningId, uid, audience)),
    system,
    storage: deviceStorage,
    save: async (text, revision) => {
      const params = { system, id: campaignId, eveningId, audience };
      return (await call(saveEveningNote, { params, body: { text, revision } }, { keepAsking: false }))
        .revision;
    },
    problemOf: (error) => {
      if (error instanceof HttpError && error.code === "stale-version") return "stale";
      return canNeverPass(error) ? { sentence: error.sentence ?? REFUSED } : "unreached";
    },
  });
}

/** A note of one's own as it is written here, and what its editor does. */
export interface NoteControl {
  readonly draft: NoteDraft;
  readonly connected: boolean;
  /** What the server has is not known yet, and will be. */
  readonly loading: boolean;
  readonly type: (text: string) => void;
  /** A sentence as its last point. The same function as long as it is the same note. */
  readonly add: (sentence: string) => void;
  /** Saves now. Resolves once it was tried: whether all that is written is saved. */
  readonly flush: () => Promise<boolean>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** One's own note of an evening, with what its listener tells of it. */
export function useNote(
  { system, campaignId, eveningId, audience }: NotePlace,
  note: Live<LiveNote | null>,
  connected: boolean,
): NoteControl {
  const { uid } = useMember();
  const keeper = useMemo(
    () => noteKeeper(uid, { system, campaignId, eveningId, audience }),
    [uid, system, campaignId, eveningId, audience],
  );
  const draft = useSyncExternalStore(keeper.watch, keeper.draft);
  useEffect(() => {
    const letGo = holdOutbox(
      STORAGE_KEYS.unsavedNote(uid, campaignId, eveningNoteId(eveningId, uid, audience)),
    );
    keeper.open();
    const saveIfHidden = () => {
      if (document.visibilityState !== "hidden") return;
      keeper.keep();
      void keeper.flush();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    const stopWatching = onNetworkBack(keeper.flush);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      stopWatching();
      keeper.close();
      letGo();
    };
  }, [keeper, uid, campaignId, eveningId, audience]);
  const known = note.status === "ready" ? note.data : undefined;
  useEffect(() => {
    if (known !== undefined) keeper.hear(known ?? NO_NOTE);
  }, [keeper, known]);
  useEffect(() => {
    if (connected) void keeper.flush();
  }, [keeper, connected]);
  const { type, add, flush, keepMine, takeTheirs } = keeper;
  const loading = note.status === "loading" && connected && draft.text === "";
  return { draft, connected, loading, type, add, flush, keepMine, takeTheirs };
}
