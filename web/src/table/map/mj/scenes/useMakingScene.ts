import { createScene } from "domain/api/scenes";
import type { SceneSight } from "domain/documents/wallSchema";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { useRequestId } from "../../../../api/useRequestId";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { useMutation } from "../../../../http/useMutation";
import { toast } from "../../../../ui/toast";
import { openPicture } from "../picture/openPicture";
import { uploadOf } from "../picture/SceneUpload";
import { type SceneDraft, withPicture } from "./sceneDraft";
import { SHOWING_FAILURE, showScene } from "./showScene";

interface NewScene {
  readonly draft: SceneDraft;
  /** A picture or a map that comes with it. */
  readonly file: File | null;
  /** What it shows by, where the file is a map. */
  readonly sight?: SceneSight | undefined;
  /** It is shown to the table at once. */
  readonly isShown?: boolean;
}

interface MakingProps {
  campaignId: string;
  system: SystemId;
  onMade?: ((sceneId: string) => void) | undefined;
  /** It is made, and nothing of it is on its way. */
  onClose: () => void;
}

/** What to say of a scene that could not be made. */
export const makingFailure = (error: unknown): string =>
  serverSentence(error, "La scène n'a pas pu être créée. Réessaie.");

/**
 * Makes a scene; `made` is its id while its picture is on its way. A file that comes with it is read before: one that is
 * none makes no scene.
 */
export function useMakingScene({ campaignId, system, onMade, onClose }: MakingProps) {
  const requestId = useRequestId();
  const [made, setMade] = useState<string>();
  const create = async (draft: SceneDraft) =>
    call(createScene, {
      params: { system, id: campaignId },
      body: { ...draft, requestId: requestId(draft) },
    });
  const making = useMutation({
    networkMode: "always",
    mutationFn: async ({ draft, file, sight, isShown = false }: NewScene) => {
      if (file === null) return { ...(await create(draft)), isSending: false };
      const opened = await openPicture(file);
      try {
        // Until its walls are there, and where it has none, all of it is hidden.
        const whole = withPicture(sight ? { ...draft, fogOn: true } : draft, opened);
        const { id } = await create(whole);
        const scene = { id, picture: undefined, tiles: {}, grid: whole.grid };
        const show = () =>
          void showScene({ campaignId, system }, id).catch((error) =>
            toast("error", serverSentence(error, SHOWING_FAILURE)),
          );
        // Not before it has its walls: until then nothing says what the group sees.
        const onPlaced = isShown ? show : undefined;
        void uploadOf(id).sendOpened({ campaignId, system, scene, sight, onPlaced }, opened);
        return { id, isSending: true };
      } catch (error) {
        opened.close();
        throw error;
      }
    },
    onSuccess: ({ id, isSending }) => {
      onMade?.(id);
      if (isSending) setMade(id);
      else onClose();
    },
  });
  return { making, made };
}
