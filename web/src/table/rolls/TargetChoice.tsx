import { NativeSelect } from "@mantine/core";
import { dataOf } from "../../live/liveSource";
import { useCampaignCharacters } from "../../live/useCampaignCharacters";
import type { RollTarget } from "./rollEntry";

const NOBODY: readonly RollTarget[] = [];

interface TargetChoiceProps {
  campaignId: string;
  target: RollTarget | undefined;
  onAim: (target: RollTarget | undefined) => void;
}

/** Whom attacks and damage are aimed at, among the characters of the table. Loaded when the options are opened. */
export default function TargetChoice({ campaignId, target, onAim }: TargetChoiceProps) {
  const live = useCampaignCharacters(campaignId);
  const known = dataOf(live) ?? NOBODY;
  // Whoever was chosen stays chosen until another is: the server refuses who has left.
  const all = target && !known.some(({ id }) => id === target.id) ? [target, ...known] : known;
  return (
    <NativeSelect
      size="sm"
      label="Cible"
      disabled={live.status === "loading"}
      error={live.status === "failed" && "Les personnages de la table ne sont pas disponibles."}
      data={[{ value: "", label: "Personne" }, ...all.map(({ id, name }) => ({ value: id, label: name }))]}
      value={target?.id ?? ""}
      onChange={({ currentTarget }) => {
        const chosen = all.find(({ id }) => id === currentTarget.value);
        onAim(chosen && { id: chosen.id, name: chosen.name });
      }}
    />
  );
}
