import type { CallBody } from "domain/api/call";
import {
  createHandout,
  deleteHandout,
  putHandoutPicture,
  removeHandoutPicture,
  showHandout,
  updateHandout,
  withdrawHandout,
} from "domain/api/handouts";
import type { SystemId } from "domain/values/systemIds";
import { useRef, useState } from "react";
import { randomId } from "../../browser/randomId";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

const SAVE_FAILURE = "Cette aide de jeu n'a pas pu être enregistrée. Réessaie.";
const SHOW_FAILURE = "Cette aide de jeu n'a pas pu être montrée. Réessaie.";
const WITHDRAW_FAILURE = "Cette aide de jeu n'a pas pu être retirée. Réessaie.";
const DELETE_FAILURE = "Cette aide de jeu n'a pas pu être supprimée. Réessaie.";

/** Which campaign, as calls name it. */
export interface HandoutTable {
  readonly system: SystemId;
  readonly id: string;
}

type Written = Omit<CallBody<typeof createHandout>, "requestId">;

interface Wish {
  readonly written: Written;
  /** Another picture, base64; null takes it away, undefined leaves what there is. */
  readonly image: string | null | undefined;
}

interface Known {
  readonly id: string;
  readonly version: number;
}

/**
 * Saves a handout, a new one where none is known, then its picture. What was saved of it before the rest failed is not
 * saved twice.
 */
export function useSaveHandout(table: HandoutTable, known: Known | undefined, onSaved: (id: string) => void) {
  const [requestId] = useState(randomId);
  const saved = useRef(known);
  const save = async ({ written, image }: Wish): Promise<string> => {
    const { id, version } = saved.current
      ? await call(updateHandout, {
          params: { ...table, handoutId: saved.current.id },
          body: { ...written, version: saved.current.version },
        })
      : await call(createHandout, { params: table, body: { ...written, requestId } });
    saved.current = { id, version };
    const params = { ...table, handoutId: id };
    if (image === null) await call(removeHandoutPicture, { params });
    else if (image !== undefined)
      await call(putHandoutPicture, { params, body: { requestId: randomId(), image } });
    return id;
  };
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) => toast("error", serverSentence(error, SAVE_FAILURE)),
  });
  return { save: mutate, busy: isPending };
}

type Showing = CallBody<typeof showHandout>;

/** Shows parts of a handout. */
export function useShowHandout(table: HandoutTable, handoutId: string, onShown: () => void) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (body: Showing) => call(showHandout, { params: { ...table, handoutId }, body }),
    onSuccess: onShown,
    onError: (error) => toast("error", serverSentence(error, SHOW_FAILURE)),
  });
  return { show: mutate, busy: isPending };
}

/** Takes a handout, or some of its parts, off all screens. */
export function useWithdrawHandout(table: HandoutTable, handoutId: string) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (parts: string[] | undefined) =>
      call(withdrawHandout, { params: { ...table, handoutId }, body: parts ? { parts } : {} }),
    onSuccess: () => toast("success", "Retirée des écrans des joueurs."),
    onError: (error) => toast("error", serverSentence(error, WITHDRAW_FAILURE)),
  });
  return { withdraw: mutate, busy: isPending };
}

export function useDeleteHandout(table: HandoutTable, handoutId: string, onDeleted: () => void) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () => call(deleteHandout, { params: { ...table, handoutId } }),
    onSuccess: onDeleted,
    onError: (error) => toast("error", serverSentence(error, DELETE_FAILURE)),
  });
  return { remove: () => mutate(), busy: isPending };
}
