import { Button, Group, NativeSelect, Radio, Stack, Switch, Text } from "@mantine/core";
import { forgetSeen } from "domain/api/scenes";
import { LIGHT_LEVELS, type LightLevel, type SceneSight } from "domain/documents/wallSchema";
import { sightOf } from "domain/table/scene/edits";
import { useState } from "react";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { useMutation } from "../../../../http/useMutation";
import { ConfirmDialog } from "../../../../ui/ConfirmDialog";
import { ModalWindow } from "../../../../ui/ModalWindow";
import { toast } from "../../../../ui/toast";
import { useCheckedForm } from "../../../../ui/useCheckedForm";
import { useStore } from "../../../../ui/useStore";
import { useEditor } from "../../editor/EditorContext";
import { useMj } from "../MjContext";

const LIGHT_LABELS: Record<LightLevel, string> = {
  day: "Plein jour",
  dusk: "Pénombre",
  dark: "Nuit noire",
};

/** How what the players see of the scene is decided, and what is forgotten or erased of it. */
export default function SightDialog({ onClose }: { onClose: () => void }) {
  const mj = useMj();
  const scene = useStore(mj, (state) => state.scene);
  const { walls, doors, lights } = useStore(mj.edits, (state) => state.fixtures);
  const [forgetting, setForgetting] = useState(false);
  const before = sightOf(scene);
  const form = useCheckedForm({ initialValues: valuesOf(before) });
  const submit = form.onSubmit((values) => {
    mj.change({ sight: sightSaid(values) });
    onClose();
  });
  const isEmpty = walls.length + doors.length + lights.length === 0;
  if (forgetting) return <ForgetDialog onClose={onClose} />;
  return (
    <ModalWindow title="Vue et lumière" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Radio.Group label="Ce que les joueurs voient de la scène" {...form.getInputProps("by")}>
            <Stack gap={8} mt={6}>
              <Radio
                value="hand"
                label="Brouillard à la main"
                description="Ce que tu ouvres, et rien d'autre."
              />
              <Radio
                value="group"
                label="Par les personnages"
                description="Ce que le groupe voit : les murs, les portes fermées et les salles dessinées arrêtent la vue."
              />
            </Stack>
          </Radio.Group>
          <NativeSelect
            label="Lumière de la scène"
            data={LIGHT_LEVELS.map((value) => ({ value, label: LIGHT_LABELS[value] }))}
            {...form.getInputProps("light")}
          />
          <Switch
            label="Les joueurs ouvrent les portes à côté de leurs personnages"
            {...form.getInputProps("playersOpenDoors", { type: "checkbox" })}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary">
            Enregistrer
          </Button>
        </Group>
      </form>
      {(before.on || !isEmpty) && (
        <Group gap={8} mt="lg">
          {before.on && (
            <Button size="compact-sm" onClick={() => setForgetting(true)}>
              Oublier ce qui a été vu
            </Button>
          )}
          {!isEmpty && (
            <Button
              size="compact-sm"
              variant="danger"
              onClick={() => {
                mj.walls.clear();
                onClose();
              }}
            >
              Effacer murs, portes et lumières
            </Button>
          )}
        </Group>
      )}
    </ModalWindow>
  );
}

interface Values extends Record<string, unknown> {
  by: "hand" | "group";
  light: LightLevel;
  playersOpenDoors: boolean;
}

const valuesOf = ({ on, ...rest }: SceneSight): Values => ({ by: on ? "group" : "hand", ...rest });

const sightSaid = ({ by, light, playersOpenDoors }: Values): SceneSight => ({
  ...{ on: by === "group", light, playersOpenDoors },
});

/** It cannot be taken back: asked first. */
function ForgetDialog({ onClose }: { onClose: () => void }) {
  const { campaignId, system } = useEditor().table;
  const mj = useMj();
  const sceneId = useStore(mj, ({ scene }) => scene.id);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: () => call(forgetSeen, { params: { system, id: campaignId, sceneId } }),
    onSuccess: () => {
      toast("success", "Ce qui a été vu est oublié.");
      onClose();
    },
    onError: (error) => toast("error", serverSentence(error, "Rien n'a pu être oublié. Réessaie.")),
  });
  return (
    <ConfirmDialog
      title="Oublier ce qui a été vu ?"
      confirm="Oublier"
      danger
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      <Text>
        Les joueurs ne gardent de la scène que ce que leurs personnages voient maintenant. C'est sans retour.
      </Text>
    </ConfirmDialog>
  );
}
