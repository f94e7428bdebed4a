import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { addTruth, removeTruth } from "domain/api/scenes";
import type { Truth } from "domain/documents/sceneSchema";
import { toTenths } from "domain/table/scene/grid";
import type { SystemId } from "domain/values/systemIds";
import { useRequestId } from "../../../../api/useRequestId";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { useMutation } from "../../../../http/useMutation";
import type { LiveMember } from "../../../../live/campaigns";
import { useHandouts } from "../../../../live/handouts";
import { dataOf } from "../../../../live/liveSource";
import { type LiveTruth, useLiveTruths } from "../../../../live/scene/scenes";
import { FormError } from "../../../../ui/FormError";
import { ModalWindow } from "../../../../ui/ModalWindow";
import { toast } from "../../../../ui/toast";
import { useCheckedForm } from "../../../../ui/useCheckedForm";
import type { TruthSubject } from "../mjDialog";
import { ofNobody } from "./storedToken";

interface TruthDialogProps {
  campaignId: string;
  system: SystemId;
  sceneId: string;
  of: TruthSubject;
  players: readonly LiveMember[];
  onClose: () => void;
}

const TITLES = {
  note: "Note pour quelques joueurs",
  region: "Zone pour quelques joueurs",
  token: "Jeton pour quelques joueurs",
} as const;

function truthOf(of: TruthSubject, text: string, handoutId: string): Truth {
  switch (of.kind) {
    case "note":
      return {
        ...{ kind: "note", x: toTenths(of.at.x), y: toTenths(of.at.y), text },
        ...(handoutId && { handoutId }),
      };
    case "region":
      return { kind: "region", outline: of.outline, colour: "#c084fc", ...(text && { text }) };
    case "token":
      // Of a character, it would be the character's own; nobody keeps it in step with a state.
      return { kind: "token", token: { ...ofNobody(of.token), nameShown: true } };
  }
}

/** Shows something to chosen players alone, and takes back what they were shown. */
export default function TruthDialog({ campaignId, system, sceneId, of, players, onClose }: TruthDialogProps) {
  const requestId = useRequestId();
  const form = useCheckedForm({
    initialValues: { uids: [] as string[], text: "", handoutId: "" },
    validate: {
      uids: (uids) => (uids.length === 0 ? "Choisis au moins un joueur." : null),
      text: (text) => (of.kind === "note" && text.trim() === "" ? "Écris la note." : null),
    },
  });
  const showing = useMutation({
    networkMode: "always",
    mutationFn: (wish: { uids: string[]; truth: Truth }) =>
      call(addTruth, {
        params: { system, id: campaignId, sceneId },
        body: { ...wish, id: requestId(wish) },
      }),
    onSuccess: onClose,
  });
  const submit = form.onSubmit(({ uids, text, handoutId }) =>
    showing.mutate({ uids, truth: truthOf(of, text.trim(), handoutId) }),
  );
  return (
    <ModalWindow title={TITLES[of.kind]} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {players.length === 0 ? (
          <Text>Aucun joueur dans cette campagne.</Text>
        ) : (
          <Checkbox.Group label="Qui le voit" {...form.getInputProps("uids")}>
            <Stack gap={6} my={6}>
              {players.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {of.kind !== "token" && (
          <Textarea label="Texte" autosize minRows={2} maxLength={1000} {...form.getInputProps("text")} />
        )}
        {of.kind === "note" && (
          <PinnedHandout
            campaignId={campaignId}
            handoutId={form.values.handoutId}
            onHandout={(id, title) => {
              form.setFieldValue("handoutId", id);
              if (form.values.text.trim() === "") form.setFieldValue("text", title);
            }}
          />
        )}
        <FormError>
          {showing.isError && serverSentence(showing.error, "Rien n'a pu être montré. Réessaie.")}
        </FormError>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={showing.isPending} disabled={players.length === 0}>
            Montrer
          </Button>
        </Group>
      </form>
      {players.map((player) => (
        <ShownTruths key={player.id} player={player} {...{ campaignId, system, sceneId }} />
      ))}
    </ModalWindow>
  );
}

interface PinnedHandoutProps {
  campaignId: string;
  /** Empty for none. */
  handoutId: string;
  onHandout: (id: string, title: string) => void;
}

/** More are linked to from the page of one. */
const OFFERED = 50;

/** The handout that a note leads to; nothing where none is prepared. */
function PinnedHandout({ campaignId, handoutId, onHandout }: PinnedHandoutProps) {
  const handouts = dataOf(useHandouts(campaignId, OFFERED))?.handouts ?? [];
  if (handouts.length === 0) return null;
  return (
    <NativeSelect
      label="Aide de jeu"
      description="La note y mène ceux à qui tu la montres."
      mt="sm"
      value={handoutId}
      data={[
        { value: "", label: "Aucune" },
        ...handouts.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onHandout(value, handouts.find(({ id }) => id === value)?.title ?? "")
      }
    />
  );
}

interface ShownTruthsProps extends Pick<TruthDialogProps, "campaignId" | "system" | "sceneId"> {
  player: LiveMember;
}

/** What a player is shown alone already, with what takes it back. */
function ShownTruths({ campaignId, system, sceneId, player }: ShownTruthsProps) {
  const truths = dataOf(useLiveTruths(campaignId, player.id))?.filter((one) => one.sceneId === sceneId) ?? [];
  const removing = useMutation({
    networkMode: "always",
    mutationFn: (truthId: string) =>
      call(removeTruth, {
        params: { system, id: campaignId, sceneId, truthId },
        query: { uid: player.id },
      }),
    onError: (error) => toast("error", serverSentence(error, "Rien n'a pu être repris. Réessaie.")),
  });
  if (truths.length === 0) return null;
  return (
    <>
      <Text fw={600} mt="md">
        Déjà montré à {player.name}
      </Text>
      <Stack gap={4}>
        {truths.map((truth) => (
          <Group key={truth.id} justify="space-between" wrap="nowrap">
            <Text size="sm" truncate>
              {nameOf(truth)}
            </Text>
            <Button size="compact-sm" onClick={() => removing.mutate(truth.id)}>
              Reprendre
            </Button>
          </Group>
        ))}
      </Stack>
    </>
  );
}

function nameOf({ truth }: LiveTruth): string {
  if (truth.kind === "token") return truth.token.name;
  return truth.text ?? "Une zone";
}
