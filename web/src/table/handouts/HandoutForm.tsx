import { Button, Group, NativeSelect, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import {
  HANDOUT_KINDS,
  type HandoutKind,
  type HandoutPart,
  handoutTitleRules,
  MAX_HANDOUT_PARTS,
  MAX_PART_LENGTH,
  partTitleRules,
} from "domain/documents/handout";
import { handoutPictureAddress, MAX_HANDOUT_PICTURE_BYTES } from "domain/table/handouts/handoutPicture";
import { HANDOUT_KIND_NAMES } from "domain/table/handouts/handoutText";
import { checkName } from "domain/values/text/name";
import { useId, useRef, useState } from "react";
import { randomId } from "../../browser/randomId";
import type { LiveHandout } from "../../live/handouts";
import { Dialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toast";
import { PictureField, pictureAddress, usePicture } from "../asks/PictureField";
import { intoSelection } from "../notes/intoSelection";
import { LinkHandout } from "../notes/LinkHandout";
import styles from "./Handout.module.css";
import { type HandoutTable, useSaveHandout } from "./useHandoutActions";

interface HandoutFormProps {
  table: HandoutTable;
  /** Absent for a new one. */
  handout?: LiveHandout;
  onSaved: (id: string) => void;
  onClose: () => void;
}

interface Wanted {
  kind: HandoutKind;
  title: string;
  parts: HandoutPart[];
}

const newPart = (secret: boolean): HandoutPart => ({ id: randomId(), title: "", text: "", secret });

/** Another picture, base64; null for none, undefined for the one that there is. */
type Image = string | null | undefined;

/** « Nouvelle aide de jeu », or a change of one: what it is, its picture, its parts. */
export default function HandoutForm({ table, handout, onSaved, onClose }: HandoutFormProps) {
  const [image, setImage] = useState<Image>();
  const reading = usePicture(MAX_HANDOUT_PICTURE_BYTES, setImage);
  const kept = handout?.pictureId && handoutPictureAddress(table.id, handout.pictureId);
  const formId = useId();
  const { save, busy } = useSaveHandout(table, handout, (id) => {
    toast("success", "Aide de jeu enregistrée.");
    onSaved(id);
    onClose();
  });
  const initialValues: Wanted = {
    kind: handout?.kind ?? "letter",
    title: handout?.title ?? "",
    parts: handout?.parts.map((part) => ({ ...part })) ?? [newPart(false)],
  };
  const form = useForm({
    initialValues,
    validate: {
      title: (title) => checkName(title, handoutTitleRules) ?? null,
      parts: { title: (title) => checkName(title, partTitleRules) ?? null },
    },
  });
  const { parts } = form.values;
  return (
    <Dialog
      title={handout ? "Modifier l'aide de jeu" : "Nouvelle aide de jeu"}
      size="lg"
      busy={busy}
      onCancel={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" loading={busy} disabled={reading.busy}>
          Enregistrer
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit((written) => save({ written, image }))}>
        <Stack gap="md">
          <Group align="flex-start" gap={12}>
            <TextInput
              label="Titre"
              flex="1 1 14rem"
              maxLength={handoutTitleRules.max}
              data-autofocus
              {...form.getInputProps("title")}
            />
            <NativeSelect
              label="C'est…"
              data={HANDOUT_KINDS.map((kind) => ({ value: kind, label: HANDOUT_KIND_NAMES[kind] }))}
              {...form.getInputProps("kind")}
            />
          </Group>
          <PictureField
            address={image === undefined ? kept : image === null ? undefined : pictureAddress(image)}
            alt="L'image de cette aide de jeu"
            reading={reading}
            onRemove={() => setImage(kept === undefined ? undefined : null)}
          />
          {parts.map((part, place) => (
            <PartFields
              key={part.id}
              name={parts.length === 1 ? "Texte" : `Partie ${place + 1}`}
              title={form.getInputProps(`parts.${place}.title`)}
              text={form.getInputProps(`parts.${place}.text`)}
              secret={form.getInputProps(`parts.${place}.secret`, { type: "checkbox" })}
              isSecret={part.secret}
              table={table}
              onText={(text) => form.setFieldValue(`parts.${place}.text`, text)}
              written={part.text}
              onRemove={() => form.removeListItem("parts", place)}
            />
          ))}
          {parts.length < MAX_HANDOUT_PARTS && (
            <Group>
              <Button size="sm" onClick={() => form.insertListItem("parts", newPart(parts.length > 0))}>
                Ajouter une partie
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

interface PartFieldsProps {
  /** « Partie 2 » */
  name: string;
  title: object;
  text: object;
  secret: object;
  isSecret: boolean;
  table: HandoutTable;
  written: string;
  onText: (text: string) => void;
  onRemove: () => void;
}

function PartFields({ name, title, text, secret, isSecret, onRemove, ...field }: PartFieldsProps) {
  const { table, written, onText } = field;
  const area = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  return (
    <Stack
      component="section"
      gap={10}
      className={styles.part}
      data-secret={isSecret || undefined}
      aria-label={name}
    >
      <TextInput
        label="Titre de la partie"
        placeholder="Ce que l'on sait"
        maxLength={partTitleRules.max}
        {...title}
      />
      <Textarea
        ref={area}
        label={name}
        description="Markdown : **gras**, *italique*, listes, titres."
        autosize
        minRows={3}
        maxRows={14}
        maxLength={MAX_PART_LENGTH}
        {...text}
      />
      <LinkHandout
        table={table}
        prepared
        onLink={(link) => onText(intoSelection(written, link, area.current))}
      />
      <Group justify="space-between" gap="8px 16px">
        <Stack gap={0}>
          <Switch label="Secret" aria-describedby={helpId} {...secret} />
          <Text id={helpId} size="xs" c="dimmed">
            Montré à part, quand tu le décides.
          </Text>
        </Stack>
        <Button size="sm" aria-label={`Retirer : ${name}`} onClick={onRemove}>
          Retirer
        </Button>
      </Group>
    </Stack>
  );
}
