import { Badge, Button, Group, Text, Title } from "@mantine/core";
import {
  isImplant,
  isInstallation,
  type Power,
  type PowerRules,
  powerCostText,
  powerLine,
  powerRollText,
  putPower,
  removePower,
  subjectOfPower,
} from "domain/game/powers/power";
import type { PlayEvent } from "domain/operations/applied";
import type { Character } from "domain/sheet/character/character";
import { compareFrench } from "domain/values/text/compareFrench";
import { useState } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { Entry, EntryList, Fact } from "../../../kits/sheet/EntryList";
import { useSearchable } from "../../../kits/sheet/searchIndex";
import type { SavedList } from "../../../kits/sheet/useSavedList";
import { eventsText } from "../../../table/play/playLines";
import { Panel } from "../../../ui/Panel";
import { useAct } from "../../../ui/RollButton";
import { toast } from "../../../ui/toast";
import { PowerForm } from "./PowerForm";
import { PowerPicker } from "./PowerPicker";

interface PowersPanelProps<Operation, State> {
  title: string;
  /** With its equipment applied. */
  character: Character;
  /** As it was received: the games read their own blocks from it. */
  raw: unknown;
  rules: PowerRules<Operation, State>;
  state: State;
  /** Changes the state in play, all of one press or nothing (false); undefined for who may not. */
  press: ((operations: readonly Operation[]) => boolean) | undefined;
  /** What operations do now, in the words that the table reads. */
  eventsOf: (operations: readonly Operation[]) => readonly PlayEvent[];
  powers: SavedList<Power>;
  /** Whether the viewer may choose the character's powers. */
  editable: boolean;
}

type Asked = { readonly kind: "pick" } | { readonly kind: "write"; readonly power?: Power };

/** What a character can do beyond its skills, by kind: using a power pays for it and rolls. */
export function PowersPanel<Operation, State>(props: PowersPanelProps<Operation, State>) {
  const { title, character, raw, rules, state, press, eventsOf, powers, editable } = props;
  const act = useAct();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { entries, change } = powers;
  const kinds = [...new Set(entries.map(({ kind }) => kind))].sort(compareFrench);
  const perform = (power: Power) => {
    const { operations, roll: rolled } = rules.use(power, raw, state, cryptoSource);
    const events = eventsOf(operations);
    if (operations.length > 0 && !press?.(operations)) return;
    const requests = rolled ? [{ ...rolled, label: power.name, subject: subjectOfPower(power) }] : [];
    // What it cost may change a value that is out of sight.
    if (events.length > 0) {
      const isBad = events.some(({ tone }) => tone === "bad");
      toast(isBad ? "warning" : "info", `${power.name} : ${eventsText(events)}`);
    }
    if (!isInstallation(power)) void act(powerLine(power, events), requests);
  };
  useSearchable("powers", () =>
    press === undefined
      ? []
      : entries
          .filter((power) => factsOf(power, rules).length > 0)
          .map((power) => ({ group: title, label: power.name, run: () => perform(power) })),
  );
  const install = (power: Power) => press?.(rules.install?.(power, cryptoSource) ?? []);
  const removalOf = (power: Power) => rules.remove?.(power, state) ?? [];
  return (
    <Panel
      title={title}
      storageKey={STORAGE_KEYS.sheetPanel(character.system, character.id, "powers")}
      aside={
        editable && (
          <Button size="sm" onClick={() => setAsked({ kind: "pick" })}>
            Ajouter
          </Button>
        )
      }
    >
      {entries.length === 0 && (
        <Text c="dimmed" py={10}>
          Rien pour l'instant.
        </Text>
      )}
      {kinds.map((kind) => (
        <section key={kind} aria-label={kind}>
          <Title order={3} size="h4" mt="md">
            {kind}
          </Title>
          <EntryList entries={sorted(entries.filter((one) => one.kind === kind))} empty="">
            {(power) => (
              <PowerRow
                power={power}
                rules={rules}
                onUse={press && (() => perform(power))}
                onInstall={press && rules.install && (() => install(power))}
                installed={rules.isInstalled?.(power, raw, state) === true}
                onTakeOut={press && removalOf(power).length > 0 ? () => press(removalOf(power)) : undefined}
                onEdit={editable ? () => setAsked({ kind: "write", power }) : undefined}
                onRemove={editable ? () => change((before) => removePower(before, power.name)) : undefined}
              />
            )}
          </EntryList>
        </section>
      ))}
      {asked?.kind === "pick" && (
        <PowerPicker
          rules={rules}
          raw={raw}
          powers={powers}
          onWrite={() => setAsked({ kind: "write" })}
          onClose={close}
        />
      )}
      {asked?.kind === "write" && (
        <PowerForm
          rules={rules}
          power={asked.power}
          onWrite={(power) => {
            const { power: before } = asked;
            change((list) => putPower(before ? removePower(list, before.name) : list, power));
            close();
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}

const sorted = (powers: readonly Power[]): readonly Power[] =>
  powers.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0) || compareFrench(a.name, b.name));

/** What using it costs and rolls. */
const factsOf = <Operation, State>(power: Power, rules: PowerRules<Operation, State>): readonly string[] =>
  [powerCostText(power), powerRollText(power, rules.traits)].filter((fact) => fact !== "");

const INSTALL = "Poser l'implant";
const TAKE_OUT = "Retirer l'implant";

interface PowerRowProps<Operation, State> {
  power: Power;
  rules: PowerRules<Operation, State>;
  onUse: (() => void) | undefined;
  onInstall: (() => void) | undefined;
  /** An implant that is in place. */
  installed: boolean;
  /** Of one that play has put in. */
  onTakeOut: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function PowerRow<Operation, State>({
  power,
  rules,
  onUse,
  onInstall,
  installed,
  onTakeOut,
  onEdit,
  onRemove,
}: PowerRowProps<Operation, State>) {
  const { name, level, note } = power;
  const facts = factsOf(power, rules);
  const isUsable = facts.length > 0;
  const action = isInstallation(power) ? INSTALL : "Utiliser";
  const title = (
    <Group component="span" gap={8}>
      {name}
      {level !== undefined && <Badge>Niv. {level}</Badge>}
      {installed && <Badge color="ok">Posé</Badge>}
    </Group>
  );
  const aside = onUse && isUsable && (
    <Group gap={8} justify="flex-end">
      {onTakeOut && (
        <Button size="sm" mih={44} aria-label={`${TAKE_OUT} ${name}`} onClick={onTakeOut}>
          {TAKE_OUT}
        </Button>
      )}
      {onInstall && !installed && isImplant(power) && !isInstallation(power) && (
        <Button size="sm" mih={44} aria-label={`${INSTALL} ${name}`} onClick={onInstall}>
          {INSTALL}
        </Button>
      )}
      {!(installed && isInstallation(power)) && (
        <Button size="sm" mih={44} aria-label={`${action} ${name}`} onClick={onUse}>
          {action}
        </Button>
      )}
    </Group>
  );
  const foot = (onEdit || onRemove) && (
    <>
      {onEdit && (
        <Button size="compact-sm" aria-label={`Modifier ${name}`} onClick={onEdit}>
          Modifier
        </Button>
      )}
      {onRemove && (
        <Button size="compact-sm" aria-label={`Retirer ${name}`} onClick={onRemove}>
          Retirer
        </Button>
      )}
    </>
  );
  return (
    <Entry title={title} aside={aside} foot={foot}>
      {note && <Fact>{note}</Fact>}
      {isUsable && <Fact c="dimmed">{facts.join(" · ")}</Fact>}
    </Entry>
  );
}
