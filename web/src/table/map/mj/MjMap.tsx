import { Loader } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { type ReactNode, Suspense, useState } from "react";
import { useLiveFight } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { type LiveScene, useLiveScenes, useTableScene } from "../../../live/scene/scenes";
import { lazy } from "../../../ui/lazy";
import { EditorContext } from "../editor/EditorContext";
import type { Prepared } from "../editor/MjCapability";
import { useSceneEditor } from "../editor/useSceneEditor";
import { MemberSceneMap } from "../MemberSceneMap";
import { SceneMap } from "../SceneMap";
import { useMemberView } from "../view/useMemberView";
import { useMjView } from "../view/useMjView";
import { MjContext } from "./MjContext";
import { MjDialogs } from "./MjDialogs";
import { MjHeader } from "./MjHeader";
import styles from "./MjMap.module.css";
import { MjSceneMenu } from "./MjSceneMenu";
import { openMjEditor } from "./openMjEditor";
import { DroppedMap } from "./picture/DroppedMap";
import { usePublishing } from "./picture/usePublishing";
import { MjTokenCard } from "./tokens/MjTokenCard";
import { MjToolOptions } from "./tools/MjToolOptions";
import { useFixtures } from "./walls/useFixtures";
import { WallsOnMap } from "./walls/WallsOnMap";

const SceneDialog = lazy(() => import("./scenes/SceneDialog"));

interface MjMapProps {
  campaignId: string;
  system: SystemId;
  connected: boolean;
}

/** The scenes of a campaign, for its MJ. */
export default function MjMap({ campaignId, system, connected }: MjMapProps) {
  const scenes = dataOf(useLiveScenes(campaignId));
  const shownId = dataOf(useTableScene(campaignId))?.shown?.sceneId;
  const [chosen, setChosen] = useState<string>();
  const [viewAs, setViewAs] = useState("");
  const [making, setMaking] = useState(false);
  const scene = sceneOf(scenes, chosen ?? shownId);
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
      onChoose={setChosen}
      onMake={() => setMaking(true)}
    />
  );
  const map = { campaignId, system, connected };
  return (
    <>
      {viewAs !== "" ? (
        <PlayersMap {...map} player={viewAs} header={header} />
      ) : scene ? (
        <PreparedMap key={scene.id} {...map} scene={scene} live={scene.id === shownId} header={header} />
      ) : (
        <section className={styles.none} aria-label="Carte">
          {header}
          <p>Prépare une scène : dessine ses salles ou choisis une image, pose les jetons, puis montre-la.</p>
        </section>
      )}
      {making && (
        <Suspense>
          <SceneDialog {...map} scene={undefined} onMade={setChosen} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}

const sceneOf = (scenes: readonly LiveScene[] | undefined, id: string | undefined) =>
  scenes?.find((scene) => scene.id === id) ?? scenes?.[0];

interface PlayersMapProps extends MjMapProps {
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

interface PreparedMapProps extends MjMapProps {
  scene: LiveScene;
  live: boolean;
  header: ReactNode;
}

const NO_ORDER: Prepared["order"] = [];

function PreparedMap({ campaignId, system, connected, scene, live, header }: PreparedMapProps) {
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
        <MjDialogs />
        <DroppedMap />
      </MjContext>
    </EditorContext>
  );
}
