import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Character } from "domain/character/character";
import type { Play } from "../../../table/play/usePlay";
import { useOnDemand } from "../../../ui/useOnDemand";

const loadDialog = () => import("./ExperienceDialog");

interface SpendExperienceProps {
  /** As it is stored, of a game that spends points on its build. */
  character: Character;
  play: Pick<Play, "state">;
}

/** Product §2.8.18: opens what the character's points can buy. */
export function SpendExperience(props: SpendExperienceProps) {
  const [ExperienceDialog, request] = useOnDemand(loadDialog);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        size="sm"
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          open();
          request();
        }}
      >
        Dépenser l'expérience
      </Button>
      {opened && ExperienceDialog && <ExperienceDialog {...props} onClose={close} />}
    </>
  );
}
