import { Stack, Text, UnstyledButton } from "@mantine/core";
import { readyFor } from "domain/table/forge/readyCharacters";
import { summariseDraft } from "domain/table/forge/summary";
import type { SystemId } from "domain/values/systemIds";
import { Avatar } from "../../ui/Avatar";
import { FormError } from "../../ui/FormError";
import { ModalWindow } from "../../ui/ModalWindow";
import styles from "./ReadyCharacters.module.css";
import type { ReadyTable } from "./readyTable";
import { useReadyCharacter } from "./useReadyCharacter";

interface ReadyCharactersProps {
  system: SystemId;
  table: ReadyTable | undefined;
  onClose: () => void;
}

/** The ready ones of a game: a press on one makes it, links it to the table and opens its sheet. */
export default function ReadyCharacters({ system, table, onClose }: ReadyCharactersProps) {
  const { take, busy, failure } = useReadyCharacter(table?.id);
  const offered = readyFor(system, table?.settings);
  return (
    <ModalWindow title="Personnages prêts à jouer" size={620} locked={busy} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {offered.length > 0
            ? "Touche un personnage : il est à toi. Tu pourras tout changer plus tard dans la Forge."
            : "Cette table tire ses caractéristiques aux dés : crée ton personnage dans la Forge."}
        </Text>
        <FormError>{failure}</FormError>
        <ul className={styles.list} data-system={system}>
          {offered.map((draft) => {
            const { name, origin, facts } = summariseDraft(draft);
            return (
              <li key={name}>
                <UnstyledButton className={styles.card} disabled={busy} onClick={() => take(draft)}>
                  <Avatar
                    name={name}
                    photoURL={draft.identity.avatarUrl}
                    size={64}
                    className={styles.emblem}
                  />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.origin}>
                    {table?.taken?.includes(name) ? `Déjà à cette table · ${origin}` : origin}
                  </span>
                  <span className={styles.text}>{draft.identity.description}</span>
                  <span className={styles.facts}>
                    {facts.map(({ label, value }) => `${label} ${value}`).join(" · ")}
                  </span>
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      </Stack>
    </ModalWindow>
  );
}
