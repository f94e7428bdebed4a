import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { disciplinesOf, togglePower } from "domain/games/vampire/forge/choose";
import type { VampireDraft } from "domain/games/vampire/forge/draft";
import { clanOf } from "domain/games/vampire/forge/steps";
import { vampirePowers } from "domain/games/vampire/powers/list";
import { DISCIPLINES } from "domain/games/vampire/traits";
import { compareFrench } from "domain/values/text/compareFrench";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { ToggleChips } from "../../../kits/forge/Chips";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { Fold } from "../../../ui/Fold";

type Props = Pick<DraftStepProps<VampireDraft>, "draft" | "change">;
type DraftPower = VampireDraft["powers"][number];
type Learnt = { key: DraftPower["discipline"]; label: string; dots: number };

/** Those that have dots, or still powers from when they had, the clan's own first. */
function learntDisciplines(draft: VampireDraft): readonly Learnt[] {
  const dots = disciplinesOf(draft);
  const own = clanOf(draft)?.disciplines ?? [];
  const rank = ({ key }: Learnt) => (own.includes(key) ? 0 : 1);
  return DISCIPLINES.map(({ key, label }) => ({ key, label, dots: dots[key] ?? 0 }))
    .filter(({ key, dots }) => dots > 0 || draft.powers.some(({ discipline }) => discipline === key))
    .toSorted((a, b) => rank(a) - rank(b) || compareFrench(a.label, b.label));
}

/** A power for each dot of a discipline. */
export function PowerChoice({ draft, change }: Props) {
  return (
    <>
      {learntDisciplines(draft).map((learnt) => (
        <DisciplinePowers key={learnt.key} draft={draft} change={change} learnt={learnt} />
      ))}
    </>
  );
}

/** The list's that the dots reach, by level, then those of the player's words. */
function offeredPowers({ powers }: VampireDraft, { key, label, dots }: Learnt): readonly DraftPower[] {
  const listed = vampirePowers.flatMap(({ name, kind, level = 1 }) =>
    kind === label && level <= dots ? [{ name, discipline: key, level }] : [],
  );
  const written = powers.filter(
    ({ discipline, name }) => discipline === key && !listed.some((one) => one.name === name),
  );
  return [...listed, ...written].toSorted((a, b) => a.level - b.level);
}

function DisciplinePowers({ draft, change, learnt }: Props & { learnt: Learnt }) {
  const { key, label, dots } = learnt;
  const offered = offeredPowers(draft, learnt);
  const chosen = draft.powers.filter(({ discipline }) => discipline === key).map(({ name }) => name);
  const notes = vampirePowers.filter(({ kind, name }) => kind === label && chosen.includes(name));
  const toggle = (name: string) => {
    const power = offered.find((one) => one.name === name);
    if (power) change(togglePower(draft, power));
  };
  return (
    <div>
      <ToggleChips
        legend={`Pouvoirs : ${label}`}
        count={`${chosen.length} sur ${dots}`}
        options={offered.map(({ name, level }) => ({ id: name, name: `${name} (niv. ${level})` }))}
        chosen={chosen}
        full={chosen.length >= dots}
        onToggle={toggle}
      />
      {notes.map(({ name, note }) => (
        <Hint key={name}>
          <strong>{name} :</strong> {note}
        </Hint>
      ))}
      {chosen.length < dots && (
        <OwnPower
          label={label}
          most={dots}
          onWrite={(name, level) => change(togglePower(draft, { name, discipline: key, level }))}
        />
      )}
    </div>
  );
}

const MAX_NAME = 60;

interface OwnPowerProps {
  label: string;
  most: number;
  onWrite: (name: string, level: number) => void;
}

/** What a book has and the list does not. */
function OwnPower({ label, most, onWrite }: OwnPowerProps) {
  const [name, setName] = useState("");
  const [level, setLevel] = useState(1);
  const written = name.trim();
  return (
    <Fold title={`Un pouvoir du livre : ${label}`}>
      <Group align="end" gap={8}>
        <TextInput
          flex="1 1 180px"
          label={`Nom du pouvoir, ${label}`}
          maxLength={MAX_NAME}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          label="Niveau"
          value={String(level)}
          onChange={({ currentTarget }) => setLevel(Number(currentTarget.value))}
          data={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: `${index + 1} ${plural(index + 1, "point", "points")}`,
          }))}
        />
        <Button
          mih={44}
          disabled={written === ""}
          onClick={() => {
            onWrite(written, level);
            setName("");
          }}
        >
          Ajouter le pouvoir
        </Button>
      </Group>
    </Fold>
  );
}
