import { Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { PICTURE_PART } from "domain/documents/handout";
import {
  HANDOUT_KIND_NAMES,
  handoutReaders,
  readersText,
  showableParts,
} from "domain/table/handouts/handoutText";
import { paths } from "domain/values/links/paths";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { type LiveHandout, useHandout } from "../../live/handouts";
import { HandoutPicture, HandoutText } from "../../table/handouts/HandoutContent";
import { useDeleteHandout, useWithdrawHandout } from "../../table/handouts/useHandoutActions";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DialogButton } from "../../ui/DialogButton";
import { Eyebrow } from "../../ui/Eyebrow";
import { toast } from "../../ui/toast";
import type { HandoutPageProps } from "./handoutPage";
import { OneHandout } from "./OneHandout";
import { useReaderNames } from "./useReaderNames";

const loadForm = () => import("../../table/handouts/HandoutForm");
const loadShow = () => import("../../table/handouts/ShowHandout");

/** A handout as its MJ has it: each part with who reads it, and what is done with it. */
export const PreparedPage = ({ campaign, handoutId }: HandoutPageProps) => (
  <OneHandout
    campaign={campaign}
    handoutId={handoutId}
    live={useHandout(campaign.id, handoutId)}
    absent="Cette aide de jeu n'existe pas, ou n'existe plus."
  >
    {(handout) => <Prepared campaign={campaign} handout={handout} />}
  </OneHandout>
);

interface PreparedProps extends Pick<HandoutPageProps, "campaign"> {
  handout: LiveHandout;
}

function Prepared({ campaign, handout }: PreparedProps) {
  const { kind, title, parts, pictureId } = handout;
  const nameOf = useReaderNames(campaign.id);
  const readers = handoutReaders(handout);
  const labelOf = new Map(showableParts(handout).map(({ id, label }) => [id, label]));
  const contentOf = (id: string): ReactNode => {
    if (id === PICTURE_PART)
      return <HandoutPicture campaignId={campaign.id} pictureId={pictureId} title={title} />;
    const part = parts.find((one) => one.id === id);
    return part && <HandoutText title={part.title} text={part.text} />;
  };
  return (
    <Stack>
      <header>
        <Eyebrow>{HANDOUT_KIND_NAMES[kind]}</Eyebrow>
        <Title order={1}>{title}</Title>
        <Text c="var(--ink-2)">Vue par : {readersText(readers, nameOf)}</Text>
      </header>
      <Actions campaign={campaign} handout={handout} isShown={readers.length > 0} />
      {showableParts(handout).map(({ id, secret }) => (
        <Paper key={id} component="section" aria-label={labelOf.get(id)}>
          <Group justify="space-between" gap="8px 14px" mb={10}>
            <Group gap={8}>
              {secret && <Badge color="gilt">Secret</Badge>}
              <Text size="sm" c="var(--ink-2)">
                Vue par : {readersText(handout.readers[id], nameOf)}
              </Text>
            </Group>
            <PartActions campaign={campaign} handout={handout} part={id} label={labelOf.get(id) ?? ""} />
          </Group>
          {contentOf(id)}
        </Paper>
      ))}
    </Stack>
  );
}

interface PartActionsProps extends PreparedProps {
  part: string;
  label: string;
}

function PartActions({ campaign, handout, part, label }: PartActionsProps) {
  const { send: withdraw, busy } = useWithdrawHandout(campaign, handout.id);
  const isShown = (handout.readers[part]?.length ?? 0) > 0;
  return (
    <Group gap={8}>
      {isShown && (
        <Button size="sm" loading={busy} aria-label={`Retirer : ${label}`} onClick={() => withdraw([part])}>
          Retirer
        </Button>
      )}
      <DialogButton size="sm" label="Montrer" aria-label={`Montrer : ${label}`} load={loadShow}>
        {(ShowHandout, close) => (
          <ShowHandout table={campaign} handout={handout} part={part} onClose={close} />
        )}
      </DialogButton>
    </Group>
  );
}

function Actions({ campaign, handout, isShown }: PreparedProps & { isShown: boolean }) {
  const { send: withdraw, busy } = useWithdrawHandout(campaign, handout.id);
  const [deleting, { open: askDelete, close }] = useDisclosure();
  return (
    <Group gap={10}>
      <DialogButton label="Montrer" variant="primary" load={loadShow}>
        {(ShowHandout, closeShow) => <ShowHandout table={campaign} handout={handout} onClose={closeShow} />}
      </DialogButton>
      <DialogButton label="Modifier" load={loadForm}>
        {(HandoutForm, closeForm) => (
          <HandoutForm table={campaign} handout={handout} onSaved={() => undefined} onClose={closeForm} />
        )}
      </DialogButton>
      {isShown && (
        <Button loading={busy} onClick={() => withdraw(undefined)}>
          Tout retirer
        </Button>
      )}
      <Button variant="danger" onClick={askDelete}>
        Supprimer
      </Button>
      {deleting && <DeleteHandout campaign={campaign} handout={handout} onCancel={close} />}
    </Group>
  );
}

function DeleteHandout({ campaign, handout, onCancel }: PreparedProps & { onCancel: () => void }) {
  const navigate = useNavigate();
  const { send, busy } = useDeleteHandout(campaign, handout.id, () => {
    toast("success", "Aide de jeu supprimée.");
    void navigate(paths.handouts(campaign.id, campaign.system), { replace: true });
  });
  return (
    <ConfirmDialog
      title={`Supprimer « ${handout.title} » ?`}
      confirm="Supprimer"
      danger
      busy={busy}
      onConfirm={() => send()}
      onCancel={onCancel}
    >
      <p>Elle quitte aussi les écrans de ceux à qui tu l'as montrée. Tu ne pourras pas la retrouver.</p>
    </ConfirmDialog>
  );
}
