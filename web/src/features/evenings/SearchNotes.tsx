import { Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { SHORTEST_SEARCH, useSearchNotesQuery } from "../../api/evenings";
import { AUDIENCE_NAMES } from "../../table/evenings/audienceNames";
import { ListLink } from "../../ui/ListLink";

/** After the last key, before the server is asked. */
const SEARCH_PAUSE_MS = 300;
const LONGEST_SEARCH = 100;

/** Looks for words in all notes of the campaign that the viewer may read; what is found leads to its evening. */
export function SearchNotes({ campaign }: { campaign: Pick<CampaignPage, "id" | "system" | "mj"> }) {
  const { id, system, mj } = campaign;
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().replace(/\s+/g, " ");
  const [words] = useDebouncedValue(wanted, SEARCH_PAUSE_MS);
  const { data, isError, isFetching } = useSearchNotesQuery(campaign, words);
  const isSearching = wanted.length >= SHORTEST_SEARCH;
  const found = isSearching && words.length >= SHORTEST_SEARCH ? data?.found : undefined;
  return (
    <Stack gap="sm" component="search">
      <TextInput
        type="search"
        label="Chercher dans les notes"
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Text role="status" size="sm" c="var(--ink-2)" display={isSearching ? undefined : "none"}>
        {isSearching && stateText({ count: found?.length, isError, isFetching })}
      </Text>
      {found !== undefined && found.length > 0 && (
        <Stack component="ul" role="list" gap={8} aria-label="Notes trouvées">
          {found.map(({ noteId, eveningId, number, uid, name, audience, excerpt }) => (
            <li key={noteId}>
              <ListLink
                to={paths.evening(id, eveningId, system)}
                title={`Séance ${number}`}
                facts={
                  audience === "table" && uid === mj.uid
                    ? "Récapitulatif"
                    : `${name} · ${AUDIENCE_NAMES[audience]}`
                }
                excerpt={excerpt}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface SearchState {
  count: number | undefined;
  isError: boolean;
  isFetching: boolean;
}

function stateText({ count, isError, isFetching }: SearchState): string {
  if (isError) return "La recherche n'a pas pu être faite. Réessaie.";
  if (count === undefined || isFetching) return "Recherche…";
  if (count === 0) return "Aucune note ne contient ces mots.";
  return `${count} ${plural(count, "note trouvée", "notes trouvées")}`;
}
