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
import { type HandoutKind, handoutTitleRules, PICTURE_PART } from "domain/documents/handout";
import type { SystemId } from "domain/values/systemIds";
import { cutText } from "domain/values/text/characters";
import { useRef, useState } from "react";
import { randomId } from "../../browser/randomId";
import { call } from "../../http/call";
import { toast } from "../../ui/toast";
import { useCommand } from "../useCommand";

/** Said once it is shown. */
export const KEPT = "Montrée : les joueurs la gardent dans leurs aides de jeu.";

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
  const { send, busy } = useCommand(save, { failure: SAVE_FAILURE, onDone: onSaved });
  return { save: send, busy };
}

type Showing = CallBody<typeof showHandout>;

/** Shows parts of a handout. */
export const useShowHandout = (table: HandoutTable, handoutId: string, onDone: () => void) =>
  useCommand((body: Showing) => call(showHandout, { params: { ...table, handoutId }, body }), {
    failure: SHOW_FAILURE,
    onDone,
  });

interface Improvised {
  readonly text: string;
  /** Base64. */
  readonly image: string | undefined;
  readonly to: Showing["to"];
  readonly onScreen: boolean;
}

/** What a handout that was not prepared is called: by its first line. */
const titleOf = (text: string): string =>
  cutText(text.trim().split("\n", 1)[0] ?? "", handoutTitleRules.max).trim() || "Image montrée";

/** Shows a text, a picture or both as a handout, which stays. Asked again after a failure it makes no second one. */
export function useKeepAndShow(table: HandoutTable, onDone: () => void) {
  const [ids] = useState(() => ({ handout: randomId(), part: randomId(), picture: randomId() }));
  return useCommand(
    async ({ text, image, to, onScreen }: Improvised) => {
      const isWritten = text.trim() !== "";
      const kind: HandoutKind = isWritten ? "letter" : "map";
      const written = {
        ...{ kind, title: titleOf(text) },
        parts: isWritten ? [{ id: ids.part, title: "", text, secret: false }] : [],
      };
      const made = await call(createHandout, { params: table, body: { ...written, requestId: ids.handout } });
      const params = { ...table, handoutId: made.id };
      if (image !== undefined)
        await call(putHandoutPicture, { params, body: { requestId: ids.picture, image } });
      const parts = [...(isWritten ? [ids.part] : []), ...(image === undefined ? [] : [PICTURE_PART])];
      await call(showHandout, { params, body: { parts, to, ...(onScreen && { onScreen: true as const }) } });
    },
    { failure: SHOW_FAILURE, onDone },
  );
}

/** Takes a handout, or some of its parts, off all screens. */
export const useWithdrawHandout = (table: HandoutTable, handoutId: string) =>
  useCommand(
    (parts: string[] | undefined) =>
      call(withdrawHandout, { params: { ...table, handoutId }, body: parts ? { parts } : {} }),
    {
      failure: WITHDRAW_FAILURE,
      onDone: () => toast("success", "Retirée des écrans des joueurs."),
    },
  );

export const useDeleteHandout = (table: HandoutTable, handoutId: string, onDone: () => void) =>
  useCommand(() => call(deleteHandout, { params: { ...table, handoutId } }), {
    failure: DELETE_FAILURE,
    onDone,
  });
