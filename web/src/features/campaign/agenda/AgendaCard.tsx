import { Group, Skeleton, Text } from "@mantine/core";
import { NO_AGENDA } from "domain/table/agenda/changeAgenda";
import { occurrencesOf, proposalsOf } from "domain/table/agenda/meetings";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { useLiveCampaign } from "../../../live/campaigns";
import { useDateAnswers } from "../../../live/dates";
import { dataOf } from "../../../live/liveSource";
import { useMember } from "../../../session/SessionProvider";
import { useAnswerDates } from "../../../table/dates/useAnswerDates";
import { Named } from "../../../ui/Named";
import { TitledCard } from "../../../ui/TitledCard";
import { useNow } from "../../../ui/useNow";
import { MeetingButton } from "./MeetingButton";
import { Poll } from "./Poll";
import { SettledDates } from "./SettledDates";

interface AgendaCardProps {
  campaign: Pick<CampaignPage, "id" | "system" | "players">;
  isMj: boolean;
}

/** The evenings of a campaign: what is proposed, and what is agreed on. */
export function AgendaCard({ campaign, isMj }: AgendaCardProps) {
  const { uid } = useMember();
  const now = useNow(60_000);
  const live = dataOf(useLiveCampaign(campaign.id));
  const agenda = live?.agenda ?? NO_AGENDA;
  const proposed = proposalsOf(agenda, now);
  const hasDates = agenda.poll !== undefined || occurrencesOf(agenda, now, 1).length > 0;
  const answers = useDateAnswers(hasDates ? campaign.id : undefined);
  const stored = dataOf(answers);
  const own = useAnswerDates(campaign.id, campaign.system, stored?.get(uid) ?? {});
  const answered = stored && (isMj ? stored : new Map(stored).set(uid, own.answers));
  const parts = { campaign, agenda, isMj, answered, own, now };
  return (
    <Named anchor="agenda">
      <TitledCard title="Agenda" titleSize="h3" gap="md">
        {live ? (
          <>
            <Poll {...parts} />
            <SettledDates {...parts} />
            {answers.status === "failed" && (
              <Text size="sm" c="dimmed">
                Impossible de charger les réponses.
              </Text>
            )}
            {isMj && (
              <Group gap={8}>
                <MeetingButton
                  label={proposed.length > 0 ? "Changer les dates" : "Proposer des dates"}
                  purpose={{ kind: "propose", proposed }}
                  {...{ campaign, agenda }}
                />
                <MeetingButton
                  label="Fixer une date sans demander"
                  purpose={{ kind: "add" }}
                  {...{ campaign, agenda }}
                />
              </Group>
            )}
          </>
        ) : (
          <Skeleton height={44} />
        )}
      </TitledCard>
    </Named>
  );
}
