import { Accordion, Box, Button, Paper, Text } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { useState } from "react";
import { useEveningMessagesQuery } from "../../../api/evenings";
import { useMember } from "../../../session/SessionProvider";
import { deviceZone } from "../../../table/dates/deviceZone";
import { audienceText } from "../../../table/messages/audienceText";
import { MessageLine } from "../../../table/messages/MessageLine";
import { messageLogLines } from "../../../table/messages/messageLogLines";
import { Loading } from "../../../ui/Spinner";
import styles from "./Evening.module.css";

interface EveningMessagesProps {
  campaign: CampaignPage;
  eveningId: string;
}

const OPEN = "messages";

/** What was said then, and whispered with the viewer; read once somebody opens it. */
export function EveningMessages(props: EveningMessagesProps) {
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
}

function Messages({ campaign, eveningId }: EveningMessagesProps) {
  const { uid: viewerUid } = useMember();
  const query = useEveningMessagesQuery(campaign, eveningId);
  const { data, isError, hasNextPage, isFetchingNextPage, isFetching } = query;
  if (data === undefined && !isError && query.fetchStatus !== "paused") return <Loading />;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const table = { viewerUid, mjUid: campaign.mj.uid, players: campaign.players };
  return (
    <>
      {data !== undefined && messages.length === 0 && !hasNextPage && (
        <Text c="dimmed">Aucun message : personne n'a rien dit, ou ils ne sont plus gardés.</Text>
      )}
      <Box component="ol" role="list">
        {messageLogLines(messages.toReversed(), deviceZone()).map((line) => (
          <MessageLine
            key={line.message.id}
            line={line}
            own={line.message.uid === viewerUid}
            byMj={line.message.uid === campaign.mj.uid}
            audience={audienceText(line.message, table)}
            arrived={false}
            onReply={undefined}
          />
        ))}
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
