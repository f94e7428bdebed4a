import { Button, Checkbox, Fieldset, Group, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Card, MAX_CARD } from "domain/documents/askContent";
import { TABLE_AUDIENCE } from "domain/documents/handout";
import { MAX_SHOWN_BYTES } from "domain/table/asks/shownPicture";
import { playerLabels } from "domain/table/roster/playerLabels";
import { cutText } from "domain/values/text/characters";
import { useState } from "react";
import type { LiveHandout } from "../../live/handouts";
import { dataOf } from "../../live/liveSource";
import { useLiveTable } from "../../live/useLiveTable";
import { Dialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toast";
import { PickHandout } from "../handouts/PickHandout";
import ShowHandout from "../handouts/ShowHandout";
import { KEPT, useKeepAndShow } from "../handouts/useHandoutActions";
import { PictureField, pictureAddress, usePicture } from "./PictureField";
import { isForNobody, TargetPlayers, type Targets } from "./TargetPlayers";
import { type AskedTable, useAsk, useShowOnScreen } from "./useAsk";

interface ShowDialogProps {
  table: AskedTable;
  /** What the text begins with. */
  text?: string;
  onShown?: () => void;
  onClose: () => void;
}

interface Wanted {
  readonly text: string;
  /** Base64, small enough to send. */
  readonly image: string | undefined;
  readonly audience: "players" | "screen";
  readonly targets: Targets;
  /** As a handout, which stays. */
  readonly keep: boolean;
}

/** « Montrer… »: a handout, or else a text, a picture or both, to players or on the table's screen. */
export default function ShowDialog(props: ShowDialogProps) {
  const [handout, pick] = useState<LiveHandout>();
  if (handout) return <ShowHandout table={props.table} handout={handout} onClose={props.onClose} />;
  return <ShowCard {...props} onPick={pick} />;
}

interface ShowCardProps extends ShowDialogProps {
  onPick: (handout: LiveHandout) => void;
}

function ShowCard({ table, text = "", onShown, onPick, onClose }: ShowCardProps) {
  const known = dataOf(useLiveTable(table.id));
  const players = known && playerLabels(known);
  const done = (sentence: string) => {
    toast("success", sentence);
    onShown?.();
    onClose();
  };
  const asking = useAsk(table, () => done("Affiché sur les écrans des joueurs."));
  const showing = useShowOnScreen(table, () => done("Affiché sur l'écran de la table."));
  const keeping = useKeepAndShow(table, () => done(KEPT));
  const busy = asking.busy || showing.busy || keeping.busy;
  const shown = { text, image: undefined, audience: "players", targets: undefined } as const;
  const initialValues: Wanted = { ...shown, keep: false };
  const form = useForm({ initialValues });
  const { values } = form;
  const reading = usePicture(MAX_SHOWN_BYTES, (image) => form.setFieldValue("image", image));
  const isEmpty = values.text.trim() === "" && values.image === undefined;
  const lacksPlayers = values.audience === "players" && isForNobody(players, values.targets);

  const submit = form.onSubmit(({ audience, targets, image, keep, ...wanted }) => {
    const onScreen = audience === "screen";
    if (keep) {
      const to = onScreen ? undefined : targets;
      return keeping.send({ text: wanted.text, image, to: to ?? TABLE_AUDIENCE, onScreen });
    }
    const card: Card = { text: cutText(wanted.text, MAX_CARD), ...(image && { picture: true }) };
    const picture = image === undefined ? {} : { image };
    if (onScreen) return showing.send({ card, ...picture });
    return asking.send({ content: { kind: "card", ...card }, ...picture, ...(targets && { targets }) });
  });
  return (
    <Dialog
      title="Montrer"
      size="lg"
      busy={busy}
      onCancel={onClose}
      actions={
        <Button
          type="submit"
          form="show-card"
          variant="primary"
          loading={busy}
          disabled={isEmpty || lacksPlayers || reading.busy}
        >
          Montrer
        </Button>
      }
    >
      <form id="show-card" noValidate onSubmit={submit}>
        <Stack gap="md">
          {/* What a prompt of the panel offers is that text. */}
          {text === "" && <PickHandout table={table} onPick={onPick} />}
          <Textarea
            label="Texte"
            autosize
            minRows={3}
            maxRows={8}
            maxLength={MAX_CARD}
            {...form.getInputProps("text")}
          />
          <PictureField
            address={values.image && pictureAddress(values.image)}
            alt="Ce que tu vas montrer"
            reading={reading}
            onRemove={() => form.setFieldValue("image", undefined)}
          />
          <Fieldset legend="À qui">
            <Stack gap={10}>
              <Radio.Group
                aria-label="À qui"
                value={values.audience}
                onChange={(audience) =>
                  form.setFieldValue("audience", audience === "screen" ? "screen" : "players")
                }
              >
                <Group gap="8px 18px">
                  <Radio value="players" label="Les joueurs" />
                  <Radio value="screen" label="L'écran de la table" />
                </Group>
              </Radio.Group>
              {values.audience === "players" ? (
                <TargetPlayers
                  players={players}
                  targets={values.targets}
                  onTargets={(targets) => form.setFieldValue("targets", targets)}
                />
              ) : (
                <Text size="sm" c="dimmed">
                  À la place de ce qui y est montré, jusqu'à ce que tu le retires.
                </Text>
              )}
              <Checkbox
                label="Garder dans les aides de jeu"
                description="Ceux qui la voient la retrouvent plus tard."
                {...form.getInputProps("keep", { type: "checkbox" })}
              />
            </Stack>
          </Fieldset>
        </Stack>
      </form>
    </Dialog>
  );
}
