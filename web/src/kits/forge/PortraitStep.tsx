import { Stack, Textarea, TextInput } from "@mantine/core";
import { type CharacterIdentity, LENGTHS } from "domain/game/forge/draftFields";
import { isPortraitAddress } from "domain/game/forge/identity";
import { TRAIT_KEYS, TRAIT_LABELS } from "domain/sheet/character/traits";
import { isOwnPortrait } from "domain/values/portraits/portrait";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import { Avatar } from "../../ui/Avatar";
import { OptionalLabel } from "../../ui/OptionalLabel";
import { PortraitPicture } from "./PortraitPicture";
import styles from "./PortraitStep.module.css";

interface PortraitStepProps {
  system: SystemId;
  /** The game's sheets have the four traits; elsewhere only those that are written already are asked for. */
  hasProfile: boolean | undefined;
  identity: CharacterIdentity;
  onIdentity: (identity: CharacterIdentity) => void;
}

const TRAIT_HINTS = {
  personality: "Deux manies, une façon de parler…",
  ideals: "Ce en quoi tu crois.",
  bonds: "Qui ou quoi compte pour toi.",
  flaws: "Ce qui te perdra.",
} as const;

/** Who the character is: a name first, the rest as one likes. */
export function PortraitStep({ system, hasProfile, identity, onIdentity }: PortraitStepProps) {
  const { name, pronoun, avatarUrl, description, notes, traits } = identity;
  // As it was opened: a field that is emptied stays where it is.
  const [asked] = useState(() => TRAIT_KEYS.filter((key) => hasProfile || traits[key] !== ""));
  const isSafe = isPortraitAddress(avatarUrl);
  return (
    <>
      <div className={styles.face}>
        <Avatar name={name || "?"} photoURL={isSafe ? avatarUrl.trim() : null} system={system} size={104} />
        <Stack className={styles.fields}>
          <TextInput
            label="Nom"
            required
            autoComplete="off"
            maxLength={LENGTHS.name}
            value={name}
            onChange={({ currentTarget }) => onIdentity({ ...identity, name: currentTarget.value })}
          />
          <TextInput
            label={<OptionalLabel>Pronoms</OptionalLabel>}
            placeholder="elle, il, iel…"
            maxLength={LENGTHS.pronoun}
            value={pronoun}
            onChange={({ currentTarget }) => onIdentity({ ...identity, pronoun: currentTarget.value })}
          />
          <PortraitPicture
            address={avatarUrl}
            onAddress={(address) => onIdentity({ ...identity, avatarUrl: address })}
          />
        </Stack>
      </div>
      <TextInput
        label={<OptionalLabel>Adresse d'un portrait</OptionalLabel>}
        type="url"
        inputMode="url"
        description="En https://. Le site qui l'héberge verra l'adresse IP de tous ceux qui regardent ta fiche. Sans portrait, tes initiales seront dessinées aux couleurs du jeu."
        placeholder="https://…"
        maxLength={LENGTHS.address}
        value={isOwnPortrait(avatarUrl) ? "" : avatarUrl}
        error={isSafe ? undefined : "L'adresse du portrait doit commencer par https://."}
        onChange={({ currentTarget }) => onIdentity({ ...identity, avatarUrl: currentTarget.value })}
      />
      <Textarea
        label={<OptionalLabel>Description</OptionalLabel>}
        rows={4}
        maxLength={LENGTHS.prose}
        value={description}
        onChange={({ currentTarget }) => onIdentity({ ...identity, description: currentTarget.value })}
      />
      <AutoGrid min={300} gap="var(--space-4) var(--space-5)">
        {asked.map((key) => (
          <Textarea
            key={key}
            label={<OptionalLabel>{TRAIT_LABELS[key]}</OptionalLabel>}
            rows={2}
            placeholder={TRAIT_HINTS[key]}
            maxLength={LENGTHS.prose}
            value={traits[key]}
            onChange={({ currentTarget }) =>
              onIdentity({ ...identity, traits: { ...traits, [key]: currentTarget.value } })
            }
          />
        ))}
      </AutoGrid>
      <Textarea
        label={<OptionalLabel>Notes</OptionalLabel>}
        rows={2}
        maxLength={LENGTHS.prose}
        value={notes}
        onChange={({ currentTarget }) => onIdentity({ ...identity, notes: currentTarget.value })}
      />
    </>
  );
}
