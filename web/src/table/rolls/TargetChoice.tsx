import { creaturesInSight } from "domain/table/initiative/publicOrder";
import { useCampaignCharacters } from "../../live/characters";
import { useLiveInitiative } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import type { RollTarget } from "./rollEntry";
import { TargetPicker } from "./TargetPicker";

interface TargetChoiceProps {
  campaignId: string;
  target: RollTarget | undefined;
  onAim: (target: RollTarget | undefined) => void;
}

/**
 * Whom attacks and damage are aimed at: the characters of the table, and the creatures of the order that the MJ shares
 * with it. Loaded when the options are opened.
 */
export default function TargetChoice({ campaignId, target, onAim }: TargetChoiceProps) {
  const live = useCampaignCharacters(campaignId);
  const shared = dataOf(useLiveInitiative(campaignId))?.shared;
  const characters = (dataOf(live) ?? []).map(({ id, name }): RollTarget => ({ id, name }));
  const creatures = creaturesInSight(shared).map(
    ({ id, name }): RollTarget => ({ id, name, kind: "creature" }),
  );
  const known = [...characters, ...creatures];
  return (
    <TargetPicker
      size="line"
      targets={known}
      // The server refuses who has left.
      chosen={target}
      onChoose={(id) => onAim([target, ...known].find((one) => one?.id === id))}
      disabled={live.status === "loading"}
      error={live.status === "failed" && "Les personnages de la table ne sont pas disponibles."}
    />
  );
}
