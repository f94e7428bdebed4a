import { Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { SHORTEST_SEARCH, useSearchNotesQuery } from "../../api/evenings";
import { AUDIENCE_NAMES } from "../../table/notes/audienceNames";
import { ListLink } from "../../ui/ListLink";

/** After the last key, before the server is asked. */
const SEARCH_PAUSE_MS = 300;
const LONGEST_SEARCH = 100;

/**
 * Looks for words in all notes and handouts of the campaign that the viewer may read; what is found leads to its page.
 */
export function SearchNotes({ campaign }: { campaign: Pick<CampaignPage, "id" | "system" | "mj"> }) {
  const { id, system, mj } = campaign;
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().replace(/\s+/g, " ");
  const [words] = useDebouncedValue(wanted, SEARCH_PAUSE_MS);
  const { data, isError, isFetching } = useSearchNotesQuery(campaign, words);
  const isSearching = wanted.length >= SHORTEST_SEARCH;
  const answer = isSearching && words.length >= SHORTEST_SEARCH ? data : undefined;
  const { found, handouts } = answer ?? {};
  const count = answer && answer.found.length + answer.handouts.length;
  return (
    <Stack gap="sm" component="search">
      <TextInput
        type="search"
        label="Chercher dans les notes et les aides de jeu"
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Text role="status" size="sm" c="var(--ink-2)" display={isSearching ? undefined : "none"}>
        {isSearching && stateText({ count, isError, isFetching })}
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
      {handouts !== undefined && handouts.length > 0 && (
        <Stack component="ul" role="list" gap={8} aria-label="Aides de jeu trouvées">
          {handouts.map(({ handoutId, title, excerpt, note }) => (
            <li key={note ? `${handoutId}~${note.uid}~${note.audience}` : handoutId}>
              <ListLink
                to={paths.handout(id, handoutId, system)}
                title={title}
                facts={note ? `Note de ${note.name} · ${AUDIENCE_NAMES[note.audience]}` : "Aide de jeu"}
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
  if (count === 0) return "Aucune note ni aide de jeu ne contient ces mots.";
  return `${count} ${plural(count, "texte trouvé", "textes trouvés")}`;
}
