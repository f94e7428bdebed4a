import { Alert, Button, Group, NativeSelect, SegmentedControl, Stack } from "@mantine/core";
import { gameOf } from "domain/games/registry/games";
import { type HitPart, halved } from "domain/table/rolls/hits";
import { useState } from "react";
import { WholeField } from "../../kits/dice/GameForm";
import { ModalWindow } from "../../ui/ModalWindow";
import { useFighters } from "../fighters/FightersProvider";
import type { TableFighter } from "../fighters/fighters";
import { DamagePreview } from "./DamagePreview";
import type { DamageRoll } from "./damageRoll";
import { hitOf, useApplication } from "./useApplication";

const MAX_POINTS = 9999;

type Parts = readonly HitPart[];

const SHARES = [
  { value: "whole", label: "Entiers", of: (parts: Parts) => parts },
  { value: "half", label: "Moitié", of: halved },
  {
    value: "double",
    label: "Double",
    of: (parts: Parts) => parts.map((part) => ({ ...part, points: part.points * 2 })),
  },
  { value: "none", label: "Aucun", of: (): Parts => [] },
] as const;

interface ApplyDamageProps {
  roll: DamageRoll;
  /** The id of whom it is aimed at. */
  aim?: string | undefined;
  onClose: () => void;
}

/** What a roll's damage does to somebody of the table, before the MJ applies it. */
export default function ApplyDamage({ roll, aim, onClose }: ApplyDamageProps) {
  const fighters = useFighters();
  const all = fighters?.all ?? [];
  const [picked, setPicked] = useState(aim ?? "");
  const [typed, setTyped] = useState<Readonly<Record<string, number | undefined>>>({});
  const [share, setShare] = useState<string>("whole");
  const thrown = (part: DamageRoll["parts"][number]) =>
    Object.hasOwn(typed, part.id) ? typed[part.id] : part.points;
  const changed = { ...roll, parts: roll.parts.map((part) => ({ ...part, points: thrown(part) ?? 0 })) };
  const { of: shareOf } = SHARES.find(({ value }) => value === share) ?? SHARES[0];
  const target = fighters?.of(picked);
  const namesOf = (kind: TableFighter["kind"]) =>
    all.filter((one) => one.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
  const creatures = namesOf("creature");
  return (
    <ModalWindow title={`Appliquer « ${roll.label} »`} onClose={onClose}>
      <Stack gap="sm">
        {roll.target === undefined && (
          <NativeSelect
            label="À qui ?"
            data={[
              { value: "", label: "Choisis qui les reçoit" },
              ...namesOf("character"),
              ...(creatures.length > 0 ? [{ group: "Dans le combat", items: creatures }] : []),
            ]}
            value={picked}
            onChange={({ currentTarget }) => setPicked(currentTarget.value)}
          />
        )}
        <Group align="flex-end" gap={10}>
          {roll.parts.map((part) => (
            <WholeField
              key={part.id}
              label={roll.parts.length > 1 ? `Dégâts lancés${kindOf(part)}` : "Dégâts lancés"}
              value={thrown(part)}
              min={0}
              max={MAX_POINTS}
              onChange={(points) => setTyped({ ...typed, [part.id]: points })}
            />
          ))}
          <SegmentedControl
            aria-label="Part des dégâts"
            data={SHARES.map(({ value, label }) => ({ value, label }))}
            value={share}
            onChange={setShare}
          />
        </Group>
        {target ? (
          <ToTarget key={target.id} {...{ roll: changed, shareOf, target, onClose }} />
        ) : (
          <Group justify="flex-end">
            <Button onClick={onClose}>Annuler</Button>
          </Group>
        )}
      </Stack>
    </ModalWindow>
  );
}

interface ToTargetProps {
  /** With the points that the MJ makes of it. */
  roll: DamageRoll;
  /** The share of it that is applied. */
  shareOf: (parts: Parts) => Parts;
  target: TableFighter;
  onClose: () => void;
}

function ToTarget({ roll, shareOf, target, onClose }: ToTargetProps) {
  const { left, apply } = useApplication(roll, target);
  const hit = hitOf(shareOf((left ?? roll).parts));
  const preview = target.foresee(hit);
  return (
    <>
      {preview && <DamagePreview name={target.name} preview={preview} />}
      {left === undefined && (
        <Alert role="note" color="gilt">
          Ces dégâts sont déjà appliqués à {target.name}.
        </Alert>
      )}
      <Group justify="flex-end" gap={10}>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="primary"
          disabled={left === undefined || preview?.operation === undefined}
          onClick={() => {
            apply(hit);
            onClose();
          }}
        >
          Appliquer à {target.name}
        </Button>
      </Group>
    </>
  );
}

/** « (feu) », where a game has kinds of damage. */
function kindOf({ damage }: HitPart): string {
  const kind = gameOf(damage.game).damage.kindOf?.(damage);
  return kind === undefined ? "" : ` (${kind})`;
}
