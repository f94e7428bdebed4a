import { Paper, Stack, Text, Title } from "@mantine/core";
import { HANDOUT_KIND_NAMES } from "domain/table/handouts/handoutText";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { type ShownHandout, useShownHandout } from "../../live/handouts";
import { HandoutContent } from "../../table/handouts/HandoutContent";
import { Eyebrow } from "../../ui/Eyebrow";
import type { HandoutPageProps } from "./handoutPage";
import { OneHandout } from "./OneHandout";

/** A handout as one of its readers has it: it changes, and goes, as the MJ does. */
export const ShownPage = ({ campaign, handoutId }: HandoutPageProps) => (
  <OneHandout
    campaign={campaign}
    handoutId={handoutId}
    live={useShownHandout(campaign.id, handoutId)}
    absent="Cette aide de jeu ne t'est pas montrée, ou ne l'est plus."
  >
    {(handout) => <Shown campaign={campaign} handout={handout} />}
  </OneHandout>
);

interface ShownProps extends Pick<HandoutPageProps, "campaign"> {
  handout: ShownHandout;
}

function Shown({ campaign, handout: { kind, title, evening, pictureId, parts } }: ShownProps) {
  return (
    <Stack>
      <header>
        <Eyebrow>{HANDOUT_KIND_NAMES[kind]}</Eyebrow>
        <Title order={1}>{title}</Title>
        {evening && (
          <Text c="var(--ink-2)">
            Montrée à la{" "}
            <Link to={paths.evening(campaign.id, evening.id, campaign.system)}>séance {evening.number}</Link>
          </Text>
        )}
      </header>
      <Paper>
        <HandoutContent campaignId={campaign.id} pictureId={pictureId} title={title} parts={parts} />
      </Paper>
    </Stack>
  );
}
