import { Loader } from "@mantine/core";
import { sceneEdit } from "domain/table/scene/edits";
import type { SystemId } from "domain/values/systemIds";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLiveMembers } from "../../../../live/campaigns";
import { dataOf } from "../../../../live/liveSource";
import type { LiveScene } from "../../../../live/scene/scenes";
import { useLiveScenes, useTableScene } from "../../../../live/scene/scenes";
import { SceneMap } from "../SceneMap";
import { useMemberView } from "../view/useMemberView";
import { useMjView } from "../view/useMjView";
import { type HeaderActs, MjHeader } from "./MjHeader";
import styles from "./MjMap.module.css";
import type { MjDialog } from "./mjDialog";
import { usePictureUpload } from "./picture/usePictureUpload";
import { usePublishing } from "./picture/usePublishing";
import { useMjParts } from "./useMjParts";

const SceneDialog = lazy(() => import("./scenes/SceneDialog"));
const PictureDialog = lazy(() => import("./picture/PictureDialog"));
const AddTokens = lazy(() => import("./tokens/AddTokens"));
const CreaturesDialog = lazy(() => import("../../../../table/creatures/CreaturesDialog"));
const TruthDialog = lazy(() => import("./tokens/TruthDialog"));

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
  const headerWith = (acts?: HeaderActs) => (
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
      {...(acts && { acts })}
    />
  );
  const map = { campaignId, system, connected };
  return (
    <>
      {viewAs !== "" ? (
        <PlayersMap {...map} player={viewAs} header={headerWith()} />
      ) : scene ? (
        <PreparedMap
          key={scene.id}
          {...map}
          scene={scene}
          live={scene.id === shownId}
          headerWith={headerWith}
        />
      ) : (
        <section className={styles.none} aria-label="Carte">
          {headerWith()}
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
  return <SceneMap key={view.scene.sceneId} {...rest} campaignId={campaignId} view={view} header={header} />;
}

interface PreparedMapProps extends MjMapProps {
  scene: LiveScene;
  live: boolean;
  headerWith: (acts: HeaderActs) => ReactNode;
}

function PreparedMap({ campaignId, system, connected, scene, live, headerWith }: PreparedMapProps) {
  const view = useMjView(campaignId, scene, live);
  const [dialog, setDialog] = useState<MjDialog>();
  const upload = usePictureUpload(campaignId, system);
  const players = dataOf(useLiveMembers(campaignId)) ?? [];
  const mj = useMjParts({ campaignId, system, scene, live, view, onDialog: setDialog });
  if (view === undefined) return null;
  const table = { campaignId, system };
  const close = () => setDialog(undefined);
  return (
    <>
      <SceneMap {...table} view={view} connected={connected} mj={mj.parts} header={headerWith(mj.header)} />
      {dialog && (
        <Suspense>
          {dialog.kind === "scene" && (
            <SceneDialog
              {...table}
              scene={scene}
              onChange={(patch) => mj.act(sceneEdit(scene, patch))}
              onClose={close}
            />
          )}
          {dialog.kind === "picture" && (
            <PictureDialog scene={scene} {...upload} {...table} onClose={close} />
          )}
          {dialog.kind === "tokens" && (
            <AddTokens {...table} scene={scene} view={view} at={dialog.at} onAct={mj.act} onClose={close} />
          )}
          {dialog.kind === "creatures" && (
            <CreaturesDialog
              {...table}
              onMap
              onAdd={(addition) => mj.placeCreatures([addition], dialog.at)}
              onOpen={({ lines }) => {
                mj.placeCreatures(lines, dialog.at);
                close();
              }}
              onClose={close}
            />
          )}
          {dialog.kind === "truth" && (
            <TruthDialog {...table} sceneId={scene.id} of={dialog.of} players={players} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
