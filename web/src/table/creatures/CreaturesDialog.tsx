import { Button, Group, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { Encounter } from "domain/api/encounters";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import type { SystemId } from "domain/values/systemIds";
import { useCampaignCharacters } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { ModalWindow } from "../../ui/ModalWindow";
import type { CreatureAddition } from "./AddCreature";
import { Creatures } from "./Creatures";
import { Encounters } from "./encounters/Encounters";

interface CreaturesDialogProps {
  campaignId: string;
  system: SystemId;
  onAdd: (addition: CreatureAddition) => void;
  onOpen?: ((encounter: Encounter) => void) | undefined;
  onRoll?: ((request: RollRequest) => void) | undefined;
  /** They are placed on the map. */
  onMap?: boolean;
  onClose: () => void;
}

/** What the MJ takes into a fight, or places on the map: creatures of the catalogue and of their own, and encounters prepared before. */
export default function CreaturesDialog({
  campaignId,
  system,
  onAdd,
  onOpen,
  onRoll,
  onMap = false,
  onClose,
}: CreaturesDialogProps) {
  const onPhone = useMediaQuery("(max-width: 760px)", false, { getInitialValueInEffect: false });
  const heroes = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const partyLevels = heroes.flatMap((hero) => normaliseCharacter(hero).level ?? []);
  return (
    <ModalWindow title="Créatures" size={760} fullScreen={onPhone} onClose={onClose}>
      <Tabs defaultValue="creatures" keepMounted={false} data-system={system}>
        <Tabs.List aria-label="Créatures et rencontres" mb="sm">
          <Tabs.Tab value="creatures">Créatures</Tabs.Tab>
          <Tabs.Tab value="encounters">Rencontres</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="creatures">
          <Creatures system={system} onAdd={onAdd} onRoll={onRoll} />
        </Tabs.Panel>
        <Tabs.Panel value="encounters">
          <Encounters {...{ campaignId, system, partyLevels, onOpen, onMap }} />
        </Tabs.Panel>
      </Tabs>
      <Group justify="flex-end" mt="sm">
        <Button onClick={onClose}>Fermer</Button>
      </Group>
    </ModalWindow>
  );
}
