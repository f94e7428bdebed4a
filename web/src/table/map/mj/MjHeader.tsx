import { Badge, Button, NativeSelect } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { deleteScene } from "domain/api/scenes";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { Suspense, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { useLiveMembers } from "../../../live/campaigns";
import { dataOf } from "../../../live/liveSource";
import type { LiveScene } from "../../../live/scene/scenes";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { IconButton } from "../../../ui/IconButton";
import { lazy } from "../../../ui/lazy";
import { MenuButton, type MenuEntry } from "../../../ui/MenuButton";
import { toast } from "../../../ui/toast";
import { useStore } from "../../../ui/useStore";
import { useEditorState } from "../editor/EditorContext";
import { useMapHeaderPlace } from "../mapHeaderPlace";
import { MjContext } from "./MjContext";
import type { MjEditor } from "./MjEditor";
import styles from "./MjMap.module.css";
import { preparingEntries } from "./menus";
import type { Publishing } from "./picture/usePublishing";
import { SHOWING_FAILURE, showScene } from "./scenes/showScene";

const QrDialog = lazy(() => import("../../../ui/QrDialog"));

interface MjHeaderProps {
  campaignId: string;
  system: SystemId;
  scenes: readonly LiveScene[];
  scene: LiveScene | undefined;
  shownId: string | undefined;
  /** Of the shown scene's picture. */
  publishing: Publishing;
  viewAs: string;
  onViewAs: (player: string) => void;
  onChoose: (sceneId: string) => void;
  onMake: () => void;
}

/** Which scene is prepared and which is shown, and through whose eyes; on a map, what prepares it. */
export function MjHeader(props: MjHeaderProps) {
  const { campaignId, system, scenes, scene, shownId, publishing, viewAs, onViewAs, onChoose, onMake } =
    props;
  const mj = useContext(MjContext);
  const players = dataOf(useLiveMembers(campaignId)) ?? [];
  const [deleting, setDeleting] = useState<LiveScene>();
  const [codeShown, code] = useDisclosure();
  const showing = useShowing(campaignId, system);
  const removing = useRemoving(campaignId, system, () => setDeleting(undefined));
  const isShown = scene !== undefined && scene.id === shownId;
  const tableScreen = `${paths.room(campaignId, system)}&vue=table`;
  const entries: MenuEntry[] = [
    { label: "Nouvelle scène", onSelect: onMake },
    { label: "Écran de table", onSelect: () => window.open(tableScreen, "_blank") },
    { label: "QR code de l'écran", onSelect: code.open },
    ...(scene ? [{ label: "Supprimer la scène", onSelect: () => setDeleting(scene) }] : []),
  ];
  const place = useMapHeaderPlace();
  const header = (
    <div className={styles.header} data-placed={place !== null || undefined}>
      {scene ? (
        <NativeSelect
          className={styles.scene}
          size="xs"
          aria-label="Scène préparée"
          value={scene.id}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          data={scenes.map(({ id, name }) => ({
            value: id,
            label: id === shownId ? `${name} (montrée)` : name,
          }))}
        />
      ) : (
        <Button size="compact-sm" variant="primary" onClick={onMake}>
          Nouvelle scène
        </Button>
      )}
      {scene && (
        <Button
          size="compact-sm"
          variant={isShown ? "quiet" : "primary"}
          loading={showing.isPending}
          onClick={() => showing.mutate(isShown ? null : scene.id)}
        >
          {isShown ? "Ne plus montrer" : "Montrer la scène"}
        </Button>
      )}
      {publishing.waiting > 0 && <Badge color="warn">{publishing.waiting} à publier</Badge>}
      {publishing.givenUp > 0 && (
        <Badge color="bad">
          {publishing.givenUp} {plural(publishing.givenUp, "impossible", "impossibles")} à publier
        </Badge>
      )}
      {shownId !== undefined && players.length > 0 && (
        <NativeSelect
          className={styles.as}
          size="xs"
          aria-label="Voir comme"
          value={viewAs}
          onChange={({ currentTarget }) => onViewAs(currentTarget.value)}
          data={[
            { value: "", label: "Vue du MJ" },
            ...players.map(({ id, name }) => ({ value: id, label: `Voir comme ${name}` })),
          ]}
        />
      )}
      {mj ? <PreparingTools mj={mj} entries={entries} /> : <PreparingMenu entries={entries} />}
      {codeShown && (
        <Suspense>
          <QrDialog
            title="Écran de table"
            address={`${window.location.origin}${tableScreen}`}
            onClose={code.close}
          />
        </Suspense>
      )}
      {deleting && (
        <ConfirmDialog
          title={`Supprimer « ${deleting.name} » ?`}
          confirm="Supprimer"
          danger
          busy={removing.isPending}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => removing.mutate(deleting.id)}
        >
          Ses jetons, son image et son brouillard disparaissent avec elle.
        </ConfirmDialog>
      )}
    </div>
  );
  return place ? createPortal(header, place) : header;
}

const PreparingMenu = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <MenuButton label="Préparer la scène" entries={entries} className={styles.more}>
    Préparer
  </MenuButton>
);

/** With what is done on the scene that is prepared. */
function PreparingTools({ mj, entries }: { mj: MjEditor; entries: readonly MenuEntry[] }) {
  const { undo, redo } = mj.edits;
  // What may be undone, and what the menu has, changes with these.
  useStore(mj.edits, ({ history }) => history);
  useStore(mj, (state) => state);
  useEditorState(({ view }) => view);
  return (
    <>
      <IconButton icon="undo" label="Annuler" disabled={!undo} onClick={undo} />
      <IconButton icon="redo" label="Rétablir" disabled={!redo} onClick={redo} />
      <PreparingMenu entries={[...preparingEntries(mj), ...entries]} />
    </>
  );
}

function useShowing(campaignId: string, system: SystemId) {
  return useMutation({
    networkMode: "always",
    mutationFn: (sceneId: string | null) => showScene({ campaignId, system }, sceneId),
    onError: (error) => toast("error", serverSentence(error, SHOWING_FAILURE)),
  });
}

function useRemoving(campaignId: string, system: SystemId, done: () => void) {
  return useMutation({
    networkMode: "always",
    mutationFn: (sceneId: string) => call(deleteScene, { params: { system, id: campaignId, sceneId } }),
    onSuccess: () => {
      done();
      toast("success", "Scène supprimée.");
    },
    onError: (error) =>
      toast("error", serverSentence(error, "La scène n'a pas pu être supprimée. Réessaie.")),
  });
}
