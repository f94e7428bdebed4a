import { Button, Group, Stack, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { deleteCreature } from "domain/api/creatures";
import type { Creature } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { useRefreshOwnCreatures } from "../../api/creatures";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { FormError } from "../../ui/FormError";
import { toast } from "../../ui/toast";
import { AddCreature, type CreatureAddition } from "./AddCreature";
import { StatBlock } from "./StatBlock";

interface CreatureViewProps {
  creature: Creature;
  /** How many the search asked for. */
  count: number;
  isOwn: boolean;
  onAdd: (addition: CreatureAddition) => void;
  onRoll?: ((request: RollRequest) => void) | undefined;
  /** Opens the form: of itself (`changes`), or of a copy. */
  onEdit: (changes: boolean) => void;
  onBack: () => void;
}

/** One creature, with what can be done with it. */
export function CreatureView({ creature, count, isOwn, onAdd, onRoll, onEdit, onBack }: CreatureViewProps) {
  const [asked, { open: ask, close: keep }] = useDisclosure();
  const refresh = useRefreshOwnCreatures(creature.system);
  const deleting = useMutation({
    networkMode: "always",
    mutationFn: () => call(deleteCreature, { params: { id: creature.id } }),
    onSuccess: () => {
      toast("success", `Créature supprimée : ${creature.name}.`);
      void refresh();
      onBack();
    },
    onError: keep,
  });
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap={10}>
        <Button size="sm" onClick={onBack}>
          Retour à la liste
        </Button>
        <Group gap={8}>
          {isOwn && (
            <Button size="sm" onClick={() => onEdit(true)}>
              Modifier
            </Button>
          )}
          <Button size="sm" onClick={() => onEdit(false)}>
            Copier pour modifier
          </Button>
          {isOwn && (
            <Button size="sm" variant="danger" onClick={ask}>
              Supprimer
            </Button>
          )}
        </Group>
      </Group>
      <Title order={2} size="h3" style={{ overflowWrap: "anywhere" }}>
        {creature.name}
      </Title>
      <FormError>
        {deleting.isError && serverSentence(deleting.error, "Cette créature n'est pas supprimée. Réessaie.")}
      </FormError>
      <AddCreature key={creature.id} creature={creature} count={count} onAdd={onAdd} />
      <StatBlock creature={creature} onRoll={onRoll} />
      {asked && (
        <ConfirmDialog
          title={`Supprimer ${creature.name} ?`}
          confirm="Supprimer"
          danger
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onCancel={keep}
        >
          Les combats et les rencontres gardent leurs copies.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
