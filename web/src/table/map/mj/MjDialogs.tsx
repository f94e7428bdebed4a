import { Suspense } from "react";
import { useLiveMembers } from "../../../live/campaigns";
import { dataOf } from "../../../live/liveSource";
import { lazy } from "../../../ui/lazy";
import { useStore } from "../../../ui/useStore";
import { additionsOf, useCreatureGroups } from "../../fight/useCreatureGroups";
import type { Place } from "../canvas/camera";
import { useEditor } from "../editor/EditorContext";
import { useMj } from "./MjContext";
import { usePictureUpload } from "./picture/usePictureUpload";

const SceneDialog = lazy(() => import("./scenes/SceneDialog"));
const PictureDialog = lazy(() => import("./picture/PictureDialog"));
const SightDialog = lazy(() => import("./sight/SightDialog"));
const AddTokens = lazy(() => import("./tokens/AddTokens"));
const CreaturesDialog = lazy(() => import("../../creatures/CreaturesDialog"));
const TruthDialog = lazy(() => import("./tokens/TruthDialog"));

/** What is open over the MJ's map. A picture goes on being sent while its dialog is closed. */
export function MjDialogs() {
  const { campaignId, system } = useEditor().table;
  const mj = useMj();
  const { dialog, scene } = useStore(mj, (state) => state);
  const upload = usePictureUpload(campaignId, system);
  const groupsOf = useCreatureGroups(system);
  const place = (additions: Parameters<typeof groupsOf>[0], at: Place | undefined) =>
    mj.placeCreatures(
      (named) =>
        groupsOf(
          additions.map((one) => ({ ...one, unseen: true })),
          named,
        ),
      at,
    );
  const players = dataOf(useLiveMembers(campaignId)) ?? [];
  if (dialog === undefined) return null;
  const over = { campaignId, system, onClose: () => mj.open(undefined) };
  return (
    <Suspense>
      {dialog.kind === "scene" && (
        <SceneDialog {...over} scene={scene} onChange={(patch) => mj.change(patch)} />
      )}
      {dialog.kind === "picture" && <PictureDialog {...over} {...upload} scene={scene} />}
      {dialog.kind === "sight" && <SightDialog onClose={over.onClose} />}
      {dialog.kind === "tokens" && <AddTokens at={dialog.at} />}
      {dialog.kind === "creatures" && (
        <CreaturesDialog
          {...over}
          onMap
          onAdd={(addition) => place([addition], dialog.at)}
          onOpen={(encounter) => {
            place(additionsOf(encounter), dialog.at);
            over.onClose();
          }}
        />
      )}
      {dialog.kind === "truth" && (
        <TruthDialog {...over} sceneId={scene.id} of={dialog.of} players={players} />
      )}
    </Suspense>
  );
}
