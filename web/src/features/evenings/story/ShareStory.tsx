import { Switch, Text } from "@mantine/core";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "domain/api/call";
import { type getHeroStory, shareHeroStory } from "domain/api/evenings";
import type { SystemId } from "domain/values/systemIds";
import { useId } from "react";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { useConnection } from "../../../live/useConnection";
import { useMember } from "../../../session/SessionProvider";
import { toast } from "../../../ui/toast";
import styles from "./StoryPage.module.css";

type Pages = InfiniteData<CallResult<typeof getHeroStory>>;

interface ShareStoryProps {
  id: string;
  system: SystemId;
  shared: boolean;
}

const FAILURE = "Le partage n'a pas pu être changé. Réessaie.";

/** Whether the table reads a character's story: its player's choice. */
export function ShareStory({ id, system, shared }: ShareStoryProps) {
  const { uid } = useMember();
  const connected = useConnection();
  const explained = useId();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `story:${id}` },
    networkMode: "always",
    mutationFn: (wanted: boolean) =>
      call(shareHeroStory, { params: { system, id }, body: { shared: wanted } }),
    onSuccess: (_, wanted) =>
      client.setQueryData<Pages>(
        queryKeys.story(uid, system, id),
        (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, shared: wanted })) },
      ),
    onError: (error) => toast("error", failureMessage(error, FAILURE)),
  });
  return (
    <div className={styles.onScreen}>
      <Switch
        label="Partager avec la table"
        aria-describedby={explained}
        disabled={!connected}
        checked={isPending ? variables : shared}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
      <Text id={explained} size="sm" c="dimmed">
        Les autres joueurs de la table peuvent la lire ; le MJ la lit toujours.
      </Text>
    </div>
  );
}
