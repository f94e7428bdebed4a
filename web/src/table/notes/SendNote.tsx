import { paths } from "domain/values/links/paths";
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { deviceStorage } from "../../browser/deviceStorage";
import { unsavedNote } from "../../browser/storageKeys";
import { writeToClipboard } from "../../browser/writeToClipboard";
import { toast } from "../../ui/toast";
import { readKeptNote } from "./NoteKeeper";
import { type NotePlace, noteKeeper, readKeptAs } from "./useNote";

/** Which note waits under a key of this device; undefined where none can be read. */
function placeOf(uid: string, storageKey: string): NotePlace | undefined {
  const { campaignId, noteId } = unsavedNote(uid, storageKey) ?? {};
  const system = readKeptNote(deviceStorage.read(storageKey))?.system;
  const kept = noteId && readKeptAs(noteId);
  return campaignId && system && kept ? { system, campaignId, ...kept } : undefined;
}

const WHICH = { evening: "Une note de séance", handout: "Une note sur une aide de jeu" } as const;

interface SendNoteProps {
  uid: string;
  storageKey: string;
  connected: boolean;
}

/**
 * Saves a note that this device kept, whatever screen is open; one that is refused, after its author has left, is
 * said.
 */
export function SendNote({ uid, storageKey, connected }: SendNoteProps) {
  const place = useMemo(() => placeOf(uid, storageKey), [uid, storageKey]);
  return place && <SendKept uid={uid} place={place} connected={connected} />;
}

/** Where another device wrote meanwhile, the page of what it is of shows both texts. */
function SendKept({
  uid,
  place,
  connected,
}: Pick<SendNoteProps, "uid" | "connected"> & { place: NotePlace }) {
  const navigate = useNavigate();
  const keeper = useMemo(() => noteKeeper(uid, place), [uid, place]);
  const { problem, text } = useSyncExternalStore(keeper.watch, keeper.draft);
  useEffect(() => {
    keeper.open();
    return () => keeper.close();
  }, [keeper]);
  useEffect(() => {
    if (connected) void keeper.flush();
  }, [keeper, connected]);
  const { campaignId, of, system } = place;
  const page = of.kind === "evening" ? paths.evening : paths.handout;
  const tell = useEffectEvent(() =>
    toast("warning", `${WHICH[of.kind]} a été modifiée sur un autre appareil : choisis le texte à garder.`, {
      label: "Choisir",
      run: () => void navigate(page(campaignId, of.id, system)),
    }),
  );
  const refused = typeof problem === "object" ? problem.sentence : undefined;
  const tellRefused = useEffectEvent((sentence: string) =>
    toast("error", `${WHICH[of.kind]} n'a pas été enregistrée : ${sentence}`, {
      label: "Copier le texte",
      run: () => void writeToClipboard(text),
    }),
  );
  useEffect(() => {
    if (refused !== undefined) tellRefused(refused);
  }, [refused]);
  const isStale = problem === "stale";
  useEffect(() => {
    if (isStale) tell();
  }, [isStale]);
  return null;
}
