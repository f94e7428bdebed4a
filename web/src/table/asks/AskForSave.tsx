import { Button } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import { savingThrowLabel } from "domain/game/rolls/savingThrowLabel";
import type { UseSpec } from "domain/game/rolls/useSpec";
import { ABILITIES } from "domain/sheet/character/abilities";
import { askedText } from "domain/table/asks/askedText";
import { useState } from "react";
import { useCampaignCharacters } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useMember } from "../../session/SessionProvider";
import { Applied, WaysRow } from "../damage/Offers";
import { useAsk } from "./useAsk";

interface AskForSaveProps {
  campaignId: string;
  roll: Pick<RollDocument, "label" | "target">;
  save: NonNullable<UseSpec["save"]>;
}

/** For the MJ: asks the player of whom a spell meets for the save against it. */
export default function AskForSave({ campaignId, roll: { label, target }, save }: AskForSaveProps) {
  const { uid } = useMember();
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const [isAsked, setAsked] = useState(false);
  // Only D&D's spells are saved against so.
  const { send, busy } = useAsk({ id: campaignId, system: "dnd5e" }, () => setAsked(true));
  const met = target?.kind === undefined ? characters.find(({ id }) => id === target?.id) : undefined;
  // The MJ's own characters have nobody to ask.
  if (met === undefined || met.userId === uid) return null;
  const asked = {
    ...{ kind: "roll" as const, trait: savingThrowLabel(ABILITIES[save.ability].name), secret: false },
    difficulty: save.difficulty,
  };
  return (
    <WaysRow>
      {isAsked ? (
        <Applied>Demandé : {asked.trait}</Applied>
      ) : (
        <Button
          size="xs"
          loading={busy}
          onClick={() => send({ content: { ...asked, cause: label }, heroes: [met.id] })}
        >
          Demander : {askedText("dnd5e", asked)}
        </Button>
      )}
    </WaysRow>
  );
}
