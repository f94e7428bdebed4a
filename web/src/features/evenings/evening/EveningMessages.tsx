import { Accordion, Box, Button, Paper, Text } from "@mantine/core";
import type { Evening } from "domain/api/evenings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { memo, useState } from "react";
import { useEveningMessagesQuery } from "../../../api/evenings";
import { deviceZone } from "../../../table/dates/deviceZone";
import { audienceText } from "../../../table/messages/audienceText";
import { MessageLine } from "../../../table/messages/MessageLine";
import { messageLogLines } from "../../../table/messages/messageLogLines";
import { useMarking } from "../../../table/messages/useMarking";
import { Loading } from "../../../ui/Spinner";
import styles from "./Evening.module.css";
import { lineSentence } from "./lineSentence";
import { TakeButton } from "./TakeButton";

interface EveningMessagesProps {
  campaign: CampaignPage;
  evening: Pick<Evening, "id">;
  viewerUid: string;
  /** Those that are kept with the evening; undefined where that is not known. */
  lines: readonly { readonly id: string }[] | undefined;
  /** Takes a sentence over into the recap; undefined for who does not write it. */
  onTake?: ((sentence: string) => void) | undefined;
}

const OPEN = "messages";

/**
 * What was said then, and whispered with the viewer; read once somebody opens it. What was said to all is kept with the last
 * evening from here too, and taken over into the recap of any. It rests while that is typed.
 */
export const EveningMessages = memo(function EveningMessages(props: EveningMessagesProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Paper component="section" className={styles.onScreen} aria-label="Messages de la séance">
      <Accordion value={open} onChange={setOpen} order={2} transitionDuration={0}>
        <Accordion.Item value={OPEN}>
          <Accordion.Control mih={44}>Messages de la séance</Accordion.Control>
          <Accordion.Panel role="presentation" aria-labelledby={undefined}>
            {open === OPEN && <Messages {...props} />}
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Paper>
  );
});

function Messages({ campaign, evening, viewerUid, lines, onTake }: EveningMessagesProps) {
  const query = useEveningMessagesQuery(campaign, evening.id);
  const markOf = useMarking(campaign);
  const kept = new Set(lines?.map(({ id }) => id));
  const { data, isError, hasNextPage, isFetchingNextPage, isFetching } = query;
  if (data === undefined && !isError && query.fetchStatus !== "paused") return <Loading />;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const table = { viewerUid, mjUid: campaign.mj.uid, players: campaign.players };
  return (
    <>
      {data !== undefined && messages.length === 0 && !hasNextPage && (
        <Text c="dimmed">Aucun message : personne n'a rien dit, ou ils ne sont plus gardés.</Text>
      )}
      <Box component="ol" role="list" className={styles.messages}>
        {messageLogLines(messages.toReversed(), deviceZone()).map((line) => {
          const { message } = line;
          return (
            <MessageLine
              key={message.id}
              line={line}
              own={message.uid === viewerUid}
              byMj={message.uid === campaign.mj.uid}
              audience={audienceText(message, table)}
              arrived={false}
              onReply={undefined}
              mark={lines && markOf({ ...message, marked: kept.has(message.id) || undefined })}
              action={
                onTake &&
                message.playerUid === undefined && (
                  <TakeButton sentence={lineSentence(message)} onTake={onTake} />
                )
              }
            />
          );
        })}
      </Box>
      <Box role="alert">
        {(isError || data === undefined) && (
          <Text c="bad">Les messages n'ont pas pu être lus. Réessaie.</Text>
        )}
      </Box>
      {data === undefined ? (
        <Button mih={44} loading={isFetching} onClick={() => void query.refetch()}>
          Réessayer
        </Button>
      ) : (
        hasNextPage && (
          <Button mih={44} loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            La suite
          </Button>
        )
      )}
    </>
  );
}
