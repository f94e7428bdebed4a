import { Textarea, TextInput } from "@mantine/core";
import { TRAIT_KEYS, TRAIT_LABELS } from "domain/character/traits";
import { type Identity, LENGTHS } from "domain/forge/draftFields";
import { isPortraitAddress } from "domain/forge/identity";
import type { SystemId } from "domain/systems/systemIds";
import { Avatar } from "../../../ui/Avatar";
import styles from "./PortraitStep.module.css";

interface PortraitStepProps {
  system: SystemId;
  identity: Identity;
  onIdentity: (identity: Identity) => void;
}

const TRAIT_HINTS = {
  personality: "Deux manies, une façon de parler…",
  ideals: "Ce en quoi tu crois.",
  bonds: "Qui ou quoi compte pour toi.",
  flaws: "Ce qui te perdra.",
} as const;

/** Who the character is: a name first, the rest as one likes. */
export function PortraitStep({ system, identity, onIdentity }: PortraitStepProps) {
  const { name, pronoun, avatarUrl, description, notes, traits } = identity;
  const isSafe = isPortraitAddress(avatarUrl);
  return (
    <>
      <div className={styles.face}>
        <Avatar name={name || "?"} photoURL={isSafe ? avatarUrl.trim() : null} system={system} size={104} />
        <div className={styles.fields}>
          <TextInput
            label="Nom"
            required
            autoComplete="off"
            maxLength={LENGTHS.name}
            value={name}
            onChange={({ currentTarget }) => onIdentity({ ...identity, name: currentTarget.value })}
          />
          <TextInput
            label="Pronoms"
            required={false}
            placeholder="elle, il, iel…"
            maxLength={LENGTHS.pronoun}
            value={pronoun}
            onChange={({ currentTarget }) => onIdentity({ ...identity, pronoun: currentTarget.value })}
          />
        </div>
      </div>
      <TextInput
        label="Adresse d'un portrait"
        required={false}
        type="url"
        inputMode="url"
        description="Une image en ligne, en https://. Sans elle, tes initiales seront dessinées aux couleurs du jeu."
        placeholder="https://…"
        maxLength={LENGTHS.address}
        value={avatarUrl}
        error={isSafe ? undefined : "L'adresse du portrait doit commencer par https://."}
        onChange={({ currentTarget }) => onIdentity({ ...identity, avatarUrl: currentTarget.value })}
      />
      <Textarea
        label="Description"
        required={false}
        rows={4}
        maxLength={LENGTHS.prose}
        value={description}
        onChange={({ currentTarget }) => onIdentity({ ...identity, description: currentTarget.value })}
      />
      <div className={styles.traits}>
        {TRAIT_KEYS.map((key) => (
          <Textarea
            key={key}
            label={TRAIT_LABELS[key]}
            required={false}
            rows={2}
            placeholder={TRAIT_HINTS[key]}
            maxLength={LENGTHS.prose}
            value={traits[key]}
            onChange={({ currentTarget }) =>
              onIdentity({ ...identity, traits: { ...traits, [key]: currentTarget.value } })
            }
          />
        ))}
      </div>
      <Textarea
        label="Notes"
        required={false}
        rows={2}
        maxLength={LENGTHS.prose}
        value={notes}
        onChange={({ currentTarget }) => onIdentity({ ...identity, notes: currentTarget.value })}
      />
    </>
  );
}
