import type { SystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import { EditorContext } from "./editor/EditorContext";
import { openMemberEditor } from "./editor/openMemberEditor";
import { useSceneEditor } from "./editor/useSceneEditor";
import { SceneMap } from "./SceneMap";
import type { MapView } from "./view/sceneView";

interface MemberSceneMapProps {
  campaignId: string;
  system: SystemId;
  view: MapView;
  connected: boolean;
  header?: ReactNode;
}

/** A scene as whoever is not its MJ has it. */
export function MemberSceneMap({ header, ...scene }: MemberSceneMapProps) {
  const editor = useSceneEditor(scene, openMemberEditor);
  return (
    <EditorContext value={editor}>
      <SceneMap header={header} />
    </EditorContext>
  );
}
