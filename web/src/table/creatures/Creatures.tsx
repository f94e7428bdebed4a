import { Button, Group, Stack, Text } from "@mantine/core";
import type { Creature } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { creaturesOf } from "domain/games/registry/creatures";
import { MAX_OWN_CREATURES } from "domain/table/creatures/ownCreature";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { creatureFormOf } from "../../games/registry/creatureForms";
import { SrdCredit } from "../../ui/SrdCredit";
import type { CreatureAddition } from "./AddCreature";
import { CreatureSearch } from "./CreatureSearch";
import { CreatureView } from "./CreatureView";
import { CreatureForm } from "./form/CreatureForm";
import { ImportCreatures } from "./import/ImportCreatures";
import { useCreatures } from "./useCreatures";
import { useRecentCreatures } from "./useRecentCreatures";

interface CreaturesProps {
  system: SystemId;
  onAdd: (addition: CreatureAddition) => void;
  onRoll?: ((request: RollRequest) => void) | undefined;
}

type Shown =
  | { readonly is: "list" }
  | { readonly is: "creature"; readonly creature: Creature; readonly count?: number }
  | { readonly is: "form"; readonly from?: Creature; readonly changes: boolean }
  | { readonly is: "import" };

const LIST: Shown = { is: "list" };

/** The list, one creature of it, the form of one's own, or those of a file. */
export function Creatures({ system, onAdd, onRoll }: CreaturesProps) {
  const [shown, setShown] = useState<Shown>(LIST);
  const { creatures, own, isLoading, ownFailed, catalogueFailed } = useCreatures(system);
  const [recent, addRecent] = useRecentCreatures(system);
  const take = (addition: CreatureAddition) => {
    onAdd(addition);
    // One that was written in a line is in no list.
    if (creatures.some(({ id }) => id === addition.creature.id)) addRecent(addition.creature.id);
  };
  const see = (creature: Creature, count?: number) =>
    setShown({ is: "creature", creature, ...(count !== undefined && { count }) });
  if (shown.is === "form") {
    const { from, changes } = shown;
    const leave = () => (from ? see(from) : setShown(LIST));
    return <CreatureForm system={system} from={from} changes={changes} onSaved={see} onCancel={leave} />;
  }
  if (shown.is === "import") {
    return (
      <ImportCreatures system={system} places={MAX_OWN_CREATURES - own.size} onDone={() => setShown(LIST)} />
    );
  }
  if (shown.is === "creature") {
    const { creature, count = 1 } = shown;
    return (
      <CreatureView
        creature={creature}
        count={count}
        isOwn={own.has(creature.id)}
        onAdd={take}
        onRoll={onRoll}
        onEdit={(changes) => setShown({ is: "form", from: creature, changes })}
        onBack={() => setShown(LIST)}
      />
    );
  }
  return (
    <Stack gap="sm">
      <Group justify="flex-end" gap={10}>
        {creatureFormOf(system).isInFiles && (
          <Button
            size="sm"
            disabled={own.size >= MAX_OWN_CREATURES}
            onClick={() => setShown({ is: "import" })}
          >
            Importer
          </Button>
        )}
        <Button
          size="sm"
          disabled={own.size >= MAX_OWN_CREATURES}
          onClick={() => setShown({ is: "form", changes: false })}
        >
          Nouvelle créature
        </Button>
      </Group>
      <Text size="sm" role="status">
        {isLoading && "Le catalogue se charge…"}
        {catalogueFailed && "Le catalogue n'est pas disponible sans connexion."}
        {ownFailed && "Tes créatures n'ont pas pu être lues ; celles du catalogue sont là."}
        {own.size >= MAX_OWN_CREATURES &&
          `Tu as ${MAX_OWN_CREATURES} créatures : supprimes-en une pour en créer une autre.`}
      </Text>
      {!isLoading && (
        <CreatureSearch
          system={system}
          creatures={creatures}
          own={own}
          action="Voir"
          first={recent}
          onChoose={see}
          onAdd={(creature, count, hidden) => take({ creature, count, hidden, rolled: false })}
        />
      )}
      {creaturesOf(system).areOfSrd && <SrdCredit of="créatures" />}
    </Stack>
  );
}
