import { Loader } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLiveFight } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { type LiveScene, useLiveScenes, useTableScene } from "../../../live/scene/scenes";
import { lazy } from "../../../ui/lazy";
import type { Target } from "../../fighters/target";
import { EditorContext, useEditor, useEditorState } from "../editor/EditorContext";
import type { Prepared } from "../editor/MjCapability";
import { useSceneEditor } from "../editor/useSceneEditor";
import { MemberSceneMap } from "../MemberSceneMap";
import { SceneMap } from "../SceneMap";
import type { TokenView } from "../view/sceneView";
import { useMemberView } from "../view/useMemberView";
import { useMjView } from "../view/useMjView";
import { MjContext } from "./MjContext";
import { MjDialogs } from "./MjDialogs";
import { MjHeader } from "./MjHeader";
import styles from "./MjMap.module.css";
import { MjSceneMenu } from "./MjSceneMenu";
import { openMjEditor } from "./openMjEditor";
import { usePublishing } from "./picture/usePublishing";
import { preparedScene } from "./scenes/preparedScene";
import { MjTokenCard } from "./tokens/MjTokenCard";
import { MjToolOptions } from "./tools/MjToolOptions";
import { useFixtures } from "./walls/useFixtures";
import { WallsOnMap } from "./walls/WallsOnMap";

const SceneDialog = lazy(() => import("./scenes/SceneDialog"));

interface MjMapProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
  /** The scene that was chosen to be prepared, by its id: else the shown one is. */
  chosen: string | undefined;
  onChoose: (sceneId: string) => void;
  /** A hero or a creature of the fight was pressed. */
  onPress: (target: Target) => void;
}

/** The scenes of a campaign, for its MJ. */
export default function MjMap({ campaignId, system, connected, chosen, onChoose, onPress }: MjMapProps) {
  const scenes = dataOf(useLiveScenes(campaignId));
  const shownId = dataOf(useTableScene(campaignId))?.shown?.sceneId;
  const [viewAs, setViewAs] = useState("");
  const [making, setMaking] = useState(false);
  const scene = scenes && preparedScene(scenes, chosen ?? shownId);
  const shown = scenes?.find(({ id }) => id === shownId);
  const publishing = usePublishing(campaignId, system, shown);

  if (scenes === undefined) return <Loader m="xl" aria-label="Chargement des scènes..." />;
  const header = (
    <MjHeader
      campaignId={campaignId}
      system={system}
      scenes={scenes}
      scene={scene}
      shownId={shownId}
      publishing={publishing}
      viewAs={viewAs}
      onViewAs={setViewAs}
      onChoose={onChoose}
      onMake={() => setMaking(true)}
    />
  );
  const map = { campaignId, system, connected };
  return (
    <>
      {viewAs !== "" ? (
        <PlayersMap {...map} player={viewAs} header={header} />
      ) : scene ? (
        <PreparedMap key={scene.id} {...{ ...map, scene, header, onPress }} live={scene.id === shownId} />
      ) : (
        <section className={styles.none} aria-label="Carte">
          {header}
          <p>Prépare une scène : dessine ses salles ou choisis une image, pose les jetons, puis montre-la.</p>
        </section>
      )}
      {making && (
        <Suspense>
          <SceneDialog {...map} scene={undefined} onMade={onChoose} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}

type TableMap = Omit<MjMapProps, "chosen" | "onChoose" | "onPress">;

interface PlayersMapProps extends TableMap {
  player: string;
  header: ReactNode;
}

/** What one player has, read as they read it. */
function PlayersMap({ campaignId, player, header, ...rest }: PlayersMapProps) {
  const view = useMemberView({ campaignId, player, watching: true });
  if (view === undefined) {
    return (
      <section className={styles.none} aria-label="Carte">
        {header}
        <p>Aucune scène n'est montrée.</p>
      </section>
    );
  }
  return (
    <MemberSceneMap key={view.scene.sceneId} {...rest} campaignId={campaignId} view={view} header={header} />
  );
}

interface PreparedMapProps extends TableMap, Pick<MjMapProps, "onPress"> {
  scene: LiveScene;
  live: boolean;
  header: ReactNode;
}

const NO_ORDER: Prepared["order"] = [];

function PreparedMap({ campaignId, system, connected, scene, live, header, onPress }: PreparedMapProps) {
  const view = useMjView(campaignId, scene, live);
  const order = dataOf(useLiveFight(campaignId))?.[0]?.panel.initiative.order ?? NO_ORDER;
  const fixtures = useFixtures(campaignId, scene.id);
  const prepared = { scene, order, fixtures };
  const editor = useSceneEditor({ campaignId, system, view, connected, prepared }, (table, known) =>
    openMjEditor(table, known, prepared),
  );
  return (
    <EditorContext value={editor}>
      <MjContext value={editor.mj}>
        <SceneMap
          header={header}
          card={<MjTokenCard />}
          toolOptions={<MjToolOptions />}
          menu={<MjSceneMenu />}
        />
        <WallsOnMap />
        <Pressed onPress={onPress} />
        <MjDialogs />
      </MjContext>
    </EditorContext>
  );
}

/** Tells of the token that alone is selected, where somebody stands behind it. */
function Pressed({ onPress }: Pick<MjMapProps, "onPress">) {
  const editor = useEditor();
  const selected = useEditorState((state) => state.selected);
  const tell = useEffectEvent((id: string) => {
    const token = editor.view.tokens.find((one) => one.id === id);
    const target = token && targetOf(token);
    if (target) onPress(target);
  });
  const [only, ...others] = selected;
  useEffect(() => {
    if (only !== undefined && others.length === 0) tell(only);
  }, [only, others.length]);
  return null;
}

function targetOf({ name, characterId, participantId }: TokenView): Target | undefined {
  if (characterId !== undefined) return { id: characterId, name, kind: "character" };
  return participantId === undefined ? undefined : { id: participantId, name, kind: "creature" };
}
