import { Button } from "@mantine/core";
import type { OwedRoll } from "domain/game/play";
import { askedText } from "domain/table/asks/askedText";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { useMember } from "../../session/SessionProvider";
import { useAsk } from "../asks/useAsk";
import type { TableFighter } from "../fighters/fighters";
import { Applied } from "./Offers";

interface AskForItProps {
  campaignId: string;
  system: SystemId;
  fighter: TableFighter;
}

/** Asks a character's player for the rolls that damage made necessary; the MJ's own characters have nobody to ask. */
export default function AskForIt({ campaignId, system, fighter: { id, userId, owed } }: AskForItProps) {
  const { uid } = useMember();
  if (userId === undefined || userId === uid) return null;
  return owed.map((save) => (
    <AskFor key={`${save.settles} ${save.difficulty}`} {...{ campaignId, system, save }} heroId={id} />
  ));
}

interface AskForProps extends Omit<AskForItProps, "fighter"> {
  heroId: string;
  save: OwedRoll;
}

function AskFor({ campaignId, system, heroId, save }: AskForProps) {
  const [isAsked, setAsked] = useState(false);
  const { send, busy } = useAsk({ id: campaignId, system }, () => setAsked(true));
  const content = { kind: "roll", secret: false, ...save } as const;
  if (isAsked) return <Applied>Demandé : {save.trait}</Applied>;
  return (
    <Button size="xs" loading={busy} onClick={() => send({ content, heroes: [heroId] })}>
      Demander : {askedText(system, content)}
    </Button>
  );
}
