import { Button } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import type { saveOfUse } from "domain/games/saves";
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
  save: NonNullable<ReturnType<typeof saveOfUse>>;
}

/** For the MJ: asks the player of whom a spell meets for the save against it. */
export default function AskForSave({ campaignId, roll: { label, target }, save }: AskForSaveProps) {
  const { uid } = useMember();
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const [isAsked, setAsked] = useState(false);
  const { send, busy } = useAsk({ id: campaignId, system: save.system }, () => setAsked(true));
  const met = target?.kind === undefined ? characters.find(({ id }) => id === target?.id) : undefined;
  // The MJ's own characters have nobody to ask.
  if (met === undefined || met.userId === uid) return null;
  const asked = {
    ...{ kind: "roll" as const, trait: save.trait, secret: false },
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
          Demander : {askedText(save.system, asked)}
        </Button>
      )}
    </WaysRow>
  );
}
