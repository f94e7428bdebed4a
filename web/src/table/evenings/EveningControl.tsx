import { Button, Group, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { TitledCard } from "../../ui/TitledCard";
import { useEveningControl } from "./useEveningControl";
import type { EveningTable } from "./useEvenings";

interface EveningsCardProps {
  table: EveningTable;
  isMj: boolean;
}

/** The evenings of a campaign on its page: the way to them and, for the MJ, the one that is being played. */
export function EveningsCard({ table, isMj }: EveningsCardProps) {
  return (
    <TitledCard title="Séances" titleSize="h3" gap="sm">
      {isMj && <MjEvening table={table} />}
      <Button component={Link} to={paths.evenings(table.id, table.system)}>
        Toutes les séances
      </Button>
    </TitledCard>
  );
}

function MjEvening({ table }: { table: EveningTable }) {
  const control = useEveningControl(table);
  const { played, known, hasPrevious, offersEnd, busy, begin, end, previously, dialogs } = control;
  if (!known) return null;
  const still = played && offersEnd ? stillPlayedText(played) : undefined;
  return (
    <>
      {/* Told when it becomes so, and not each minute. */}
      <span role="status" className="visuallyHidden">
        {still}
      </span>
      {played && <Text>{`${still ?? `Séance ${played.number}`} · depuis ${played.since}`}</Text>}
      <Group grow preventGrowOverflow={false} gap={10}>
        <Button loading={busy} onClick={played ? end : begin}>
          {played ? "Finir la séance" : "Commencer la séance"}
        </Button>
        {played && hasPrevious && (
          <Button aria-haspopup="dialog" onClick={previously}>
            Précédemment…
          </Button>
        )}
      </Group>
      {dialogs}
    </>
  );
}

/** What is said of an evening whose VTT was stopped while it was played (product §2.20.1). */
export const stillPlayedText = ({ number }: { readonly number: number }): string =>
  `Séance ${number} toujours en cours`;

/** The same as entries of a menu, for the MJ in the room, whose header has little room; none until the campaign is known. */
export function useEveningEntries(table: EveningTable) {
  const control = useEveningControl(table);
  const { played, known, hasPrevious, begin, end, previously } = control;
  const toAll = { label: "Toutes les séances", to: paths.evenings(table.id, table.system) };
  const entries = [
    played
      ? { label: `Finir la séance ${played.number} (${played.since})`, onSelect: end }
      : { label: "Commencer la séance", onSelect: begin },
    ...(hasPrevious ? [{ label: "Précédemment…", onSelect: previously }] : []),
    toAll,
  ];
  return { ...control, entries: known ? entries : [] };
}
