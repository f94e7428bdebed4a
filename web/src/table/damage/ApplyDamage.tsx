import { Alert, Button, Group, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { changePlayState } from "domain/api/play";
import { normaliseCharacter } from "domain/character/normaliseCharacter";
import { applyEquipment } from "domain/equipment/applyEquipment";
import type { AnyOperation } from "domain/play/anyOperation";
import { type ActPreview, leftText } from "domain/play/foreseeAct";
import type { DamageSpec } from "domain/rolls/damage";
import { applicationOf, previewDamage } from "domain/rolls/damageApplication";
import { type ReactNode, useMemo, useState } from "react";
import { useItemsQuery } from "../../api/items";
import { call, HttpError } from "../../http/call";
import { dataOf } from "../../live/liveSource";
import { type LiveCharacter, useCampaignCharacters } from "../../live/useCampaignCharacters";
import { useConnection } from "../../live/useConnection";
import { useLivePlayLog, useLivePlayState } from "../../live/usePlay";
import { ModalWindow } from "../../ui/ModalWindow";
import { toast } from "../../ui/toast";
import { WholeField } from "../dice/GameForm";
import { usePlaySystem } from "../play/usePlaySystem";
import type { DamageRoll } from "./damageRoll";

const FAILURE = "Les dégâts n'ont pas pu être appliqués. Réessaie.";
const MAX_POINTS = 9999;

const SHARES = [
  { value: "whole", label: "Entiers", of: (points: number) => points },
  { value: "half", label: "Moitié", of: (points: number) => Math.floor(points / 2) },
  { value: "double", label: "Double", of: (points: number) => points * 2 },
  { value: "none", label: "Aucun", of: () => 0 },
] as const;

interface ApplyDamageProps {
  campaignId: string;
  roll: DamageRoll;
  onClose: () => void;
}

/** What a roll's damage does to a character of the table, shown before the MJ applies it. Loaded on intent. */
export default function ApplyDamage({ campaignId, roll, onClose }: ApplyDamageProps) {
  const live = useCampaignCharacters(campaignId);
  const characters = dataOf(live);
  const [chosen, setChosen] = useState(roll.target?.id ?? "");
  const [points, setPoints] = useState<number | undefined>(roll.points);
  const [share, setShare] = useState<string>("whole");
  const counted = (SHARES.find(({ value }) => value === share) ?? SHARES[0]).of(points ?? 0);
  const target = characters?.find(({ id }) => id === chosen);
  return (
    <ModalWindow title={`Appliquer : ${roll.label}`} onClose={onClose}>
      <Stack gap="sm">
        {roll.target === undefined && (
          <NativeSelect
            label="À qui ?"
            data={[
              { value: "", label: "Choisis un personnage" },
              ...(characters ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        <Group align="flex-end" gap={10}>
          <WholeField label="Dégâts lancés" value={points} min={0} max={MAX_POINTS} onChange={setPoints} />
          <SegmentedControl
            aria-label="Part des dégâts"
            data={SHARES.map(({ value, label }) => ({ value, label }))}
            value={share}
            onChange={setShare}
          />
        </Group>
        {live.status === "failed" && <Text>Les personnages de la table ne sont pas disponibles.</Text>}
        {characters && chosen !== "" && target === undefined && (
          <Text>Ce personnage n'est plus à cette table.</Text>
        )}
        {target === undefined ? (
          <Ways onClose={onClose} />
        ) : (
          <OnTarget
            key={target.id}
            campaignId={campaignId}
            rollId={roll.id}
            damage={roll.damage}
            points={counted}
            target={target}
            onClose={onClose}
          />
        )}
      </Stack>
    </ModalWindow>
  );
}

function Ways({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <Group justify="flex-end" gap={10}>
      <Button onClick={onClose}>Annuler</Button>
      {children}
    </Group>
  );
}

interface OnTargetProps {
  campaignId: string;
  rollId: string;
  damage: DamageSpec;
  points: number;
  target: LiveCharacter;
  onClose: () => void;
}

/** Applied by an id that follows from the roll: two presses, or two tabs, apply it once. */
function OnTarget({ campaignId, rollId, damage, points, target, onClose }: OnTargetProps) {
  const connected = useConnection();
  const log = dataOf(useLivePlayLog(target.id, campaignId));
  const { preview, failed } = useDamagePreview(target, damage, points);
  const application = log && applicationOf(rollId, log);
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async ({ id, operation }: { id: string; operation: AnyOperation }) => {
      const { entries } = await call(changePlayState, {
        params: { id: target.id },
        body: { entries: [{ id, operation, campaignId }] },
      });
      return entries[0];
    },
    onSuccess: (answer) => {
      if (answer && "refused" in answer) toast("error", answer.refused);
      else onClose();
    },
    onError: (error) => toast("error", (error instanceof HttpError && error.sentence) || FAILURE),
  });
  const operation = preview?.operation;
  const apply = () => {
    if (operation && application) mutate({ id: application.id, operation: { ...operation } });
  };
  return (
    <>
      {failed && <Text>L'état de {target.name} n'est pas disponible pour le moment.</Text>}
      {preview && <Preview name={target.name} preview={preview} />}
      {application?.applied && (
        <Alert role="note" color="gilt">
          Ces dégâts sont déjà appliqués à {target.name}.
        </Alert>
      )}
      {!connected && (
        <Text size="sm" c="warn">
          Hors connexion : les dégâts s'appliquent à son retour.
        </Text>
      )}
      <Ways onClose={onClose}>
        <Button
          variant="primary"
          loading={isPending}
          disabled={!connected || operation === undefined || application?.applied !== false}
          onClick={apply}
        >
          Appliquer à {target.name}
        </Button>
      </Ways>
    </>
  );
}

/** The damage against the target as it is now; `failed` where its state or its game cannot be had. */
function useDamagePreview(target: LiveCharacter, damage: DamageSpec, points: number) {
  const character = useMemo(() => normaliseCharacter(target), [target]);
  const ids = useMemo(() => character.inventoryItems.map(({ itemId }) => itemId), [character]);
  const { items, loading } = useItemsQuery(character.system, ids);
  const system = usePlaySystem(character.system);
  const live = useLivePlayState(target.id);
  const stored = dataOf(live);
  const preview = useMemo(() => {
    if (system.data === undefined || stored === undefined || loading) return undefined;
    const equipped = applyEquipment(character, character.inventoryItems, items);
    return { known: previewDamage(system.data, equipped, stored?.state, damage, points) };
  }, [system.data, stored, loading, character, items, damage, points]);
  const isUnreadable = preview !== undefined && preview.known === undefined;
  return { preview: preview?.known, failed: system.isError || live.status === "failed" || isUnreadable };
}

function Preview({ name, preview }: { name: string; preview: ActPreview }) {
  const { parts, events, refused } = preview;
  const left = leftText(preview) ?? [];
  const lines = refused === undefined ? [...events.map(({ text }) => text), left].flat() : [refused];
  return (
    <Stack gap={2} aria-live="polite" role="group" aria-label={`Ce que cela fait à ${name}`}>
      {parts.map((part) => (
        <Text key={part} size="sm" c="dimmed">
          {part}
        </Text>
      ))}
      {lines.map((line) => (
        <Text key={line} fw={550}>
          {line}
        </Text>
      ))}
      {lines.length === 0 && <Text fw={550}>Il n'en reste rien.</Text>}
    </Stack>
  );
}
