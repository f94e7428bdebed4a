import { Button, List, Stack, Text, Title } from "@mantine/core";
import type { EndedFightDocument } from "domain/documents/fight";
import { formatLongDateTime } from "domain/values/text/dates";
import { type ReactNode, useState } from "react";
import { useLiveEndedFights, useLiveFightPage } from "../../live/fights";
import { Dialog } from "../../ui/ConfirmDialog";
import { Loading } from "../../ui/Spinner";
import { deviceZone } from "../dates/deviceZone";

interface EndedFightsProps {
  campaignId: string;
  /** The id of the one that goes on where it was, if the MJ wants: its end is not ten minutes ago. */
  resumable?: string | undefined;
  onResume: () => void;
  onClose: () => void;
}

/** The campaign's last fights, the newest first. */
export default function EndedFights({ campaignId, resumable, onResume, onClose }: EndedFightsProps) {
  const live = useLiveEndedFights(campaignId);
  return (
    <Dialog title="Combats passés" cancel="Fermer" onCancel={onClose}>
      {live.status === "loading" && <Loading>Chargement des combats...</Loading>}
      {live.status === "failed" && <Text>Impossible de charger les combats passés.</Text>}
      {live.status === "ready" && live.data.length === 0 && (
        <Text c="dimmed">Aucun combat terminé pour l'instant.</Text>
      )}
      {live.status === "ready" &&
        live.data.map((fight) => (
          <EndedFight key={fight.id} campaignId={campaignId} fight={fight}>
            {fight.id === resumable && (
              <Button size="xs" style={{ alignSelf: "start" }} onClick={onResume}>
                Reprendre ce combat
              </Button>
            )}
          </EndedFight>
        ))}
    </Dialog>
  );
}

interface EndedFightProps {
  campaignId: string;
  fight: EndedFightDocument;
  children: ReactNode;
}

function EndedFight({ campaignId, fight, children }: EndedFightProps) {
  const { endedAt, round, participants, history, course } = fight;
  return (
    <Stack component="section" gap={4} my="md">
      <Title order={3} size="h4">
        {formatLongDateTime(endedAt, deviceZone())}
      </Title>
      <Text fz="sm" c="var(--ink-2)">
        Round {round} · {participants.map(({ name }) => name).join(", ")}
      </Text>
      {children}
      <Entries entries={history} />
      {course && <Course campaignId={campaignId} id={course.id} pages={course.pages} />}
    </Stack>
  );
}

interface EntriesProps {
  /** The newest first. */
  entries: EndedFightDocument["history"];
}

function Entries({ entries }: EntriesProps) {
  return (
    <List fz="sm" spacing={2}>
      {entries.map(({ id, title, detail, seen }) => (
        <List.Item key={id}>
          {title}
          {detail && ` · ${detail}`}
          {seen && <Text span inherit c="var(--ink-2)">{` (la table a vu : ${seen})`}</Text>}
        </List.Item>
      ))}
    </List>
  );
}

interface CourseProps {
  campaignId: string;
  id: string;
  pages: number;
}

/** What came before the history, the newest first: a page is read with each press. */
function Course({ campaignId, id, pages }: CourseProps) {
  const [shown, setShown] = useState(0);
  return (
    <>
      {Array.from({ length: shown }, (_, index) => pages - 1 - index).map((page) => (
        <CoursePage key={page} campaignId={campaignId} id={id} page={page} />
      ))}
      {shown < pages && (
        <Button size="xs" variant="quiet" style={{ alignSelf: "start" }} onClick={() => setShown(shown + 1)}>
          Plus ancien
        </Button>
      )}
    </>
  );
}

interface CoursePageProps {
  campaignId: string;
  id: string;
  page: number;
}

function CoursePage({ campaignId, id, page }: CoursePageProps) {
  const live = useLiveFightPage(campaignId, id, page);
  if (live.status === "loading") return <Loading>Chargement du combat...</Loading>;
  if (live.status === "failed" || live.data === null)
    return <Text>Impossible de charger cette partie du combat.</Text>;
  return <Entries entries={live.data.entries.toReversed()} />;
}
