import { putTile, updateScene } from "domain/api/scenes";
import type { Picture } from "domain/documents/sceneSchema";
import { tileCounts, tileNames } from "domain/table/scene/tiles";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useRef, useState } from "react";
import { randomId } from "../../../../../browser/randomId";
import { call } from "../../../../../http/call";
import { isRefusal } from "../../../../../http/failureMessage";
import { serverSentence } from "../../../../../http/serverSentence";
import type { LiveScene } from "../../../../../live/scene/scenes";
import { checkPicture } from "./checkPicture";
import { cutTile, decodePicture, pictureIdOf } from "./cutPicture";

/** How a picture's way to the server is going. */
export type Upload =
  | { readonly status: "idle" }
  | { readonly status: "reading" }
  | { readonly status: "sending"; readonly sent: number; readonly all: number }
  /** It goes on by itself when the connection is back. */
  | { readonly status: "waiting"; readonly sent: number; readonly all: number }
  | { readonly status: "failed"; readonly sentence: string };

const UNREADABLE = "Ce fichier ne peut pas être lu comme une image.";
const FAILURE = "L'image n'a pas pu être envoyée. Réessaie.";
const RETRY_MS = 4_000;

/** Until the network may be there again. */
const whenWorthTrying = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    window.addEventListener("online", go);
  });

class Abandoned extends Error {}

/** Brings a picture from the device, piece by piece; pieces that the server has already are not sent again. */
export function usePictureUpload(campaignId: string, system: SystemId) {
  const [upload, setUpload] = useState<Upload>({ status: "idle" });
  const current = useRef(0);

  const send = useCallback(
    async (scene: LiveScene, file: Blob) => {
      current.current += 1;
      const turn = current.current;
      const check = () => {
        if (current.current !== turn) throw new Abandoned();
      };
      setUpload({ status: "reading" });
      let bitmap: ImageBitmap | undefined;
      try {
        const wrong = await checkPicture(file);
        if (wrong !== undefined) return setUpload({ status: "failed", sentence: wrong });
        const id = (await pictureIdOf(file)) ?? randomId();
        const decoded = await decodePicture(file).catch(() => undefined);
        if (decoded === undefined) return setUpload({ status: "failed", sentence: UNREADABLE });
        bitmap = decoded.bitmap;
        check();
        const params = { system, id: campaignId, sceneId: scene.id };
        const picture: Picture = { id, ...tileCounts(decoded.size) };
        const resumed = scene.picture?.id === id;
        if (!resumed) await call(updateScene, { params, body: { picture, ...decoded.size } });
        const names = tileNames(picture);
        const missing = names.filter((name) => !resumed || scene.tiles[name] === undefined);
        let sent = names.length - missing.length;
        for (const name of missing) {
          setUpload({ status: "sending", sent, all: names.length });
          const image = await cutTile(bitmap, name);
          await sendTile({ ...params, name }, id, image, check, () =>
            setUpload({ status: "waiting", sent, all: names.length }),
          );
          sent += 1;
        }
        setUpload({ status: "idle" });
      } catch (error) {
        if (!(error instanceof Abandoned))
          setUpload({ status: "failed", sentence: serverSentence(error, FAILURE) });
      } finally {
        bitmap?.close();
      }
    },
    [campaignId, system],
  );

  const stop = useCallback(() => {
    current.current += 1;
    setUpload({ status: "idle" });
  }, []);

  return { upload, send, stop };
}

interface TileParams {
  readonly system: SystemId;
  readonly id: string;
  readonly sceneId: string;
  readonly name: string;
}

/** Sends one piece, as often as the connection breaks; rejects where the server refuses it. */
async function sendTile(
  params: TileParams,
  pictureId: string,
  image: string,
  check: () => void,
  broken: () => void,
): Promise<void> {
  for (;;) {
    check();
    try {
      await call(putTile, { params, body: { pictureId, image } });
      return;
    } catch (error) {
      if (isRefusal(error)) throw error;
      broken();
      await whenWorthTrying();
    }
  }
}
