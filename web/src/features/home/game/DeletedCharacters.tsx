import { Box, Button, Group, Text, Title } from "@mantine/core";
import { type DeletedCharacter, restoreCharacter } from "domain/api/characters";
import { nameLabel } from "domain/sheet/character/fallbacks";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { formatDate } from "domain/values/text/dates";
import { useDeletedCharactersQuery, useRefreshCharacters } from "../../../api/characters";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { deviceZone } from "../../../table/dates/deviceZone";
import { Emblem } from "../../../ui/Emblem";
import { Fold } from "../../../ui/Fold";
import { toast } from "../../../ui/toast";

const FAILED = "Impossible de restaurer ce personnage. Réessaie.";

/** What one has deleted and may still have back, folded away. Nothing where there is nothing. */
export function DeletedCharacters() {
  const { data: deleted = [] } = useDeletedCharactersQuery();
  if (deleted.length === 0) return null;
  return (
    <Fold
      title={
        <>
          Personnages supprimés <span className="num">({deleted.length})</span>
        </>
      }
    >
      <Box component="ul" role="list">
        {deleted.map((character) => (
          <Deleted key={character.id} character={character} />
        ))}
      </Box>
    </Fold>
  );
}

function Deleted({ character }: { character: DeletedCharacter }) {
  const { id, system, restorableUntil } = character;
  const name = nameLabel(character);
  const refresh = useRefreshCharacters();
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: "always",
    mutationFn: () => call(restoreCharacter, { params: { system, id } }),
    onSuccess: () => {
      toast("success", `${name} est de retour.`);
      refresh();
    },
  });
  return (
    <li data-system={system}>
      <Group gap={14} wrap="nowrap" py={10} c="var(--sys-ink)">
        <Emblem system={system} size={22} />
        <Box flex={1} miw={0} c="var(--ink-2)">
          <Title order={3} size="1.05rem" c="var(--ink)">
            {name}
          </Title>
          <Text size="sm">
            {[SYSTEM_NAMES[system], character.class].filter(Boolean).join(" · ")}
            <br />
            Restaurable jusqu'au {formatDate(restorableUntil, deviceZone())}
          </Text>
          <Text size="sm" c="bad" role="alert">
            {error && serverSentence(error, FAILED)}
          </Text>
        </Box>
        {/* Busy until the list comes without it. */}
        <Button
          size="sm"
          loading={isPending || isSuccess}
          aria-label={`Restaurer ${name}`}
          onClick={() => mutate()}
        >
          Restaurer
        </Button>
      </Group>
    </li>
  );
}
