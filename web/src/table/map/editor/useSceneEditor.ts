import type { SystemId } from "domain/values/systemIds";
import { useLayoutEffect, useState } from "react";
import { dataOf } from "../../../live/liveSource";
import { type LiveTrace, useLiveTraces } from "../../../live/scene/scenes";
import { useMember } from "../../../session/SessionProvider";
import type { MapView } from "../view/sceneView";
import type { MjCapability, Prepared } from "./MjCapability";
import type { Known, SceneEditor, Table } from "./SceneEditor";

interface EditedScene {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly view: MapView;
  readonly connected: boolean;
  readonly prepared?: Prepared;
}

const NO_TRACES: readonly LiveTrace[] = [];

/** An editor of a scene for as long as this component stands, told of all that is heard. A scene has one of its own. */
export function useSceneEditor<Mj extends MjCapability | undefined>(
  { campaignId, system, view, connected, prepared }: EditedScene,
  open: (table: Table, known: Known) => SceneEditor<Mj>,
): SceneEditor<Mj> {
  const { uid } = useMember();
  const traces = dataOf(useLiveTraces(campaignId)) ?? NO_TRACES;
  const known: Known = { view, connected, traces, ...(prepared && { prepared }) };
  const [editor] = useState(() => open({ campaignId, system, uid }, known));
  // Before the browser paints: a key or a tool never meets a scene that is older than what is seen.
  useLayoutEffect(() => editor.know(known));
  return editor;
}
