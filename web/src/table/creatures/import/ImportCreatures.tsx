import { Button, Checkbox, FileInput, Group, Stack, Text } from "@mantine/core";
import type { CreatureFile } from "domain/import/creatureFile";
import { MAX_FILE_BYTES } from "domain/import/jsonText";
import { MAX_IMPORTED_CREATURES } from "domain/table/creatures/ownCreature";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { useCreatureImport } from "./useCreatureImport";

interface ImportCreaturesProps {
  system: SystemId;
  /** How many more creatures the member may have. */
  places: number;
  onDone: () => void;
}

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;
/** More rows than this are chosen from by nobody. */
const MAX_ROWS = 400;
const MAX_UNREAD = 20;

const chosenText = (count: number, { creatures }: CreatureFile, most: number): string =>
  `${count} ${plural(count, "choisie", "choisies")} sur ${creatures.length}, ${most} au plus à la fois.`;

function unreadText({ unread }: CreatureFile): string | undefined {
  if (unread.length === 0) return undefined;
  const which = plural(unread.length, "Cette créature est illisible", "Ces créatures sont illisibles");
  return `${which} : ${unread.slice(0, MAX_UNREAD).join(", ")}.`;
}

/** The creatures of a file, of which some become one's own. */
export function ImportCreatures({ system, places, onDone }: ImportCreaturesProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const { file, read, problem, busy, choose, create } = useCreatureImport(system, onDone);
  const most = Math.min(places, MAX_IMPORTED_CREATURES);
  const creatures = read?.creatures.slice(0, MAX_ROWS) ?? [];
  const rest = (read?.creatures.length ?? 0) - creatures.length;
  return (
    <Stack gap="sm">
      <FileInput
        label="Fichier de créatures"
        description={`Un fichier JSON exporté d'Improved Initiative, de ${MEGABYTES} Mo au plus.`}
        placeholder="Choisir un fichier"
        accept=".json,application/json"
        disabled={busy}
        value={file}
        onChange={(next) =>
          choose(next, (found) => setChosen(found.creatures.slice(0, most).map((_, place) => String(place))))
        }
        error={problem}
      />
      <Text size="sm" role="status">
        {read && [chosenText(chosen.length, read, most), unreadText(read)].filter(Boolean).join(" ")}
      </Text>
      {read && (
        <Checkbox.Group label="Créatures à importer" value={chosen} onChange={setChosen}>
          <Stack gap={4} mt={6}>
            {creatures.map(({ name, about }, place) => (
              <Checkbox
                // biome-ignore lint/suspicious/noArrayIndexKey: several may have one name, and none moves.
                key={place}
                value={String(place)}
                label={name}
                description={about}
                disabled={busy || (chosen.length >= most && !chosen.includes(String(place)))}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {rest > 0 && <Text size="sm">Et {rest} de plus dans ce fichier, qui ne sont pas montrées.</Text>}
      <Group justify="flex-end" gap={10}>
        <Button onClick={onDone} disabled={busy}>
          Annuler
        </Button>
        <Button
          variant="primary"
          loading={busy}
          disabled={chosen.length === 0 || chosen.length > most}
          onClick={() => create(creatures.filter((_, place) => chosen.includes(String(place))))}
        >
          Importer
        </Button>
      </Group>
    </Stack>
  );
}
