import { NativeSelect } from "@mantine/core";
import { creaturesInSight } from "domain/table/initiative/publicOrder";
import { useCampaignCharacters } from "../../live/characters";
import { useLiveInitiative } from "../../live/fights";
import { dataOf } from "../../live/liveSource";
import type { RollTarget } from "./rollEntry";

interface TargetChoiceProps {
  campaignId: string;
  target: RollTarget | undefined;
  onAim: (target: RollTarget | undefined) => void;
}

const optionOf = ({ id, name }: RollTarget) => ({ value: id, label: name });

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
  // Whoever was chosen stays chosen until another is: the server refuses who has left.
  const gone = target && !known.some(({ id }) => id === target.id) ? [target] : [];
  return (
    <NativeSelect
      size="sm"
      label="Cible"
      disabled={live.status === "loading"}
      error={live.status === "failed" && "Les personnages de la table ne sont pas disponibles."}
      data={[
        { value: "", label: "Personne" },
        ...[...gone, ...characters].map(optionOf),
        ...(creatures.length > 0 ? [{ group: "Créatures", items: creatures.map(optionOf) }] : []),
      ]}
      value={target?.id ?? ""}
      onChange={({ currentTarget }) =>
        onAim([...gone, ...known].find(({ id }) => id === currentTarget.value))
      }
    />
  );
}
