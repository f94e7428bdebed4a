import { saveEveningNote } from "domain/api/evenings";
import { saveHandoutNote } from "domain/api/handouts";
import { NOTE_AUDIENCES, type NoteAudience } from "domain/documents/note";
import type { SystemId } from "domain/values/systemIds";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { deviceStorage } from "../../browser/deviceStorage";
import { holdOutbox } from "../../browser/heldOutboxes";
import { onNetworkBack } from "../../browser/network";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call, HttpError } from "../../http/call";
import { canNeverPass } from "../../http/failureMessage";
import type { Live } from "../../live/liveSource";
import type { LiveNote } from "../../live/notes";
import { useMember } from "../../session/SessionProvider";
import { NoteKeeper } from "./NoteKeeper";
import { NO_NOTE, type NoteDraft } from "./noteDraft";

const REFUSED = "Cette note n'a pas pu être enregistrée.";

/** What a note is of. */
export interface NoteSubject {
  readonly kind: "evening" | "handout";
  readonly id: string;
}

/** Under which id this device keeps one: an evening's has no kind, as it had none before there were others. */
const keptAs = ({ kind, id }: NoteSubject, uid: string, audience: NoteAudience): string =>
  [...(kind === "evening" ? [] : [kind]), id, uid, audience].join("~");

/** What `keptAs` made of it; undefined for what it did not make. */
export function readKeptAs(noteId: string): Pick<NotePlace, "of" | "audience"> | undefined {
  const parts = noteId.split("~");
  const [id, , last] = parts.slice(-3);
  const audience = NOTE_AUDIENCES.find((one) => one === last);
  const kind = parts.length > 3 ? "handout" : "evening";
  return id && audience ? { of: { kind, id }, audience } : undefined;
}

/** Which note of one's own. */
export interface NotePlace {
  readonly system: SystemId;
  readonly campaignId: string;
  readonly of: NoteSubject;
  readonly audience: NoteAudience;
}

const keyOf = (uid: string, { campaignId, of, audience }: Omit<NotePlace, "system">): string =>
  STORAGE_KEYS.unsavedNote(uid, campaignId, keptAs(of, uid, audience));

/** What saves a member's note, and where this device keeps it until then. */
export function noteKeeper(uid: string, place: NotePlace): NoteKeeper {
  const { system, campaignId, of, audience } = place;
  const params = { system, id: campaignId, audience };
  const options = { keepAsking: false };
  return new NoteKeeper({
    key: keyOf(uid, place),
    system,
    storage: deviceStorage,
    save: async (text, revision) => {
      const body = { text, revision };
      const { revision: next } = await (of.kind === "evening"
        ? call(saveEveningNote, { params: { ...params, eveningId: of.id }, body }, options)
        : call(saveHandoutNote, { params: { ...params, handoutId: of.id }, body }, options));
      return next;
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

/** One's own note, with what its listener tells of it. */
export function useNote(
  { system, campaignId, of: { kind, id }, audience }: NotePlace,
  note: Live<LiveNote | null>,
  connected: boolean,
): NoteControl {
  const { uid } = useMember();
  const keeper = useMemo(
    () => noteKeeper(uid, { system, campaignId, of: { kind, id }, audience }),
    [uid, system, campaignId, kind, id, audience],
  );
  const draft = useSyncExternalStore(keeper.watch, keeper.draft);
  useEffect(() => {
    const letGo = holdOutbox(keyOf(uid, { campaignId, of: { kind, id }, audience }));
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
  }, [keeper, uid, campaignId, kind, id, audience]);
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
