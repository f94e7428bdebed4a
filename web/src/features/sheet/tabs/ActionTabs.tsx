import { Group, Text } from "@mantine/core";
import type { ActionRoll } from "domain/game/rolls/actionRoll";
import { PRESETS } from "domain/games/registry/presets";
import {
  ACTION_KIND_LABELS,
  ACTION_KINDS,
  type Action,
  type ActionKind,
} from "domain/sheet/character/actions";
import type { Character } from "domain/sheet/character/character";
import { damageText } from "domain/sheet/equipment/damage";
import { defaultTab } from "domain/sheet/inventory/tabs";
import { actionRolls } from "domain/table/rolls/actionRolls";
import { unarmedRolls } from "domain/table/rolls/unarmed";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { SystemId } from "domain/values/systemIds";
import { memo, useState } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Entry, EntryList, Fact } from "../../../kits/sheet/EntryList";
import { LabelledRoll } from "../../../kits/sheet/LabelledRoll";
import { useShown } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";
import { useSheetTabs } from "../phone/tabs";
import { SheetTabs } from "./SheetTabs";
import { StandardActions } from "./StandardActions";

interface ShownAction {
  readonly action: Action;
  readonly rolls: readonly ActionRoll[];
}

/** What the character can do on its turn; attacks and damage can be rolled (product §2 "Action tabs"). */
export function ActionTabs() {
  const { character, raw } = useShown();
  const { system, id } = character;
  const rolled = (kind: ActionKind): readonly ShownAction[] =>
    character[kind].map((action) => ({ action, rolls: actionRolls(character, action) }));
  const [actions, bonusActions, reactions] = [rolled("actions"), rolled("bonusActions"), rolled("reactions")];
  const unarmed = unarmedRolls(character, raw);
  return <Actions {...{ system, id, actions, bonusActions, reactions, unarmed }} />;
}

/** Whether turns of the game have such an action: where they do not, its tab shows what it holds, and a line names it where that is nothing. */
const isKindOf = (system: SystemId, kind: ActionKind): boolean =>
  PRESETS[system].turnActions.some(({ label }) => label === ACTION_KIND_LABELS[kind]);

interface ActionsProps
  extends Pick<Character, "system" | "id">,
    Readonly<Record<ActionKind, readonly ShownAction[]>> {
  /** What one strikes and steps aside with who has nothing in hand. */
  unarmed: readonly ActionRoll[];
}

/** Rolls are read anew at each change in play, which changes few. */
const Actions = memo(function Actions({ system, id, unarmed, ...shown }: ActionsProps) {
  const [chosen, setChosen] = useState<ActionKind>();
  const { reactions: asked } = useSheetTabs();
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setChosen("reactions");
  }
  const kinds = ACTION_KINDS.filter((kind) => shown[kind].length > 0 || isKindOf(system, kind));
  const empty = ACTION_KINDS.filter((kind) => !kinds.includes(kind));
  const selected = kinds.find((kind) => kind === chosen) ?? defaultTab(ACTION_KINDS, shown);
  return (
    <Panel title="Actions" storageKey={STORAGE_KEYS.sheetPanel(system, id, "actions")}>
      <SheetTabs
        label="Actions"
        tabs={kinds.map((key) => ({ key, label: ACTION_KIND_LABELS[key], count: shown[key].length }))}
        selected={selected}
        onSelect={setChosen}
        content={(key) => (
          <>
            {(shown[key].length > 0 || key !== "actions" || unarmed.length === 0) && (
              <EntryList entries={shown[key]} empty="Rien à faire ici pour l'instant.">
                {(one) => <ActionEntry {...one} />}
              </EntryList>
            )}
            {key === "actions" && (
              <>
                <Unarmed rolls={unarmed} />
                <StandardActions />
              </>
            )}
          </>
        )}
      />
      {empty.length > 0 && (
        <Text size="sm" c="dimmed" pt={8}>
          {empty.map((kind) => ACTION_KIND_LABELS[kind]).join(", ")} : rien dans ce jeu.
        </Text>
      )}
    </Panel>
  );
}, isDeepEqual);

/** In one line, below what the character carries. */
function Unarmed({ rolls }: { rolls: readonly ActionRoll[] }) {
  if (rolls.length === 0) return null;
  return (
    <Group component="section" gap={8} pt={8} aria-label="Sans arme">
      {rolls.map(({ name, value, request }) => (
        <LabelledRoll key={name} request={request} name={name} value={value}>
          , sans arme
        </LabelledRoll>
      ))}
    </Group>
  );
}

function ActionEntry({ action, rolls }: ShownAction) {
  const { name, description, damage, range, grantedBy } = action;
  const isAttack = name.startsWith("Attaquer avec");
  const isRolled = rolls.some(({ request }) => request.kind === "dice");
  return (
    <Entry
      title={name}
      aside={
        <>
          {rolls.map((roll) => (
            <LabelledRoll key={roll.name} request={roll.request} name={roll.name} value={roll.value}>
              {roll.request.kind === "dice" ? ` de dégâts, ${name}` : `, ${name}`}
            </LabelledRoll>
          ))}
          {damage !== undefined && !isRolled && (
            <Text span size="sm" c="var(--ink-2)">
              {damageText(damage)}
            </Text>
          )}
        </>
      }
    >
      {range && <Fact>Portée : {range}</Fact>}
      {description && <Fact>{description}</Fact>}
      {grantedBy && !isAttack && <Fact>Donné par {grantedBy}</Fact>}
    </Entry>
  );
}
