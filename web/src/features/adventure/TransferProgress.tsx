import { Alert, Button, Group, Progress, Stack, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { Link } from "react-router-dom";
import { useStore } from "../../ui/useStore";
import styles from "./Adventure.module.css";
import type { Transfer, TransferState } from "./Transfer";

interface TransferProgressProps {
  transfer: Transfer;
  /** The campaign whose page this is. */
  campaignId: string;
}

type Over = Extract<TransferState, { status: "over" }>;

/** How it goes with what is on its way, and how it went. */
export function TransferProgress({ transfer, campaignId }: TransferProgressProps) {
  const state = useStore(transfer, (known) => known.transfer);
  if (state.status === "idle") return null;
  if (state.status === "over")
    return <TransferResult over={state} transfer={transfer} campaignId={campaignId} />;
  const { done, all, name, waiting } = state;
  return (
    <Stack gap={6}>
      <Progress value={(100 * done) / all} aria-label="Copie" />
      <Group justify="space-between" gap={10}>
        <Text size="sm" role="status">
          {waiting
            ? `« ${name} » attend le serveur : la copie reprendra toute seule.`
            : `${done + 1} sur ${all} : ${name}`}
        </Text>
        <Button onClick={() => transfer.stop()}>Arrêter</Button>
      </Group>
    </Stack>
  );
}

function resultText({ to, made, isStopped }: Over): string {
  const things = `${made} ${plural(made, "élément", "éléments")}`;
  const done = to
    ? `${things} ${plural(made, "copié", "copiés")} dans « ${to.name} ».`
    : `${things} ${plural(made, "enregistré", "enregistrés")} dans le fichier.`;
  return isStopped ? `Arrêté. ${done}` : done;
}

interface TransferResultProps extends TransferProgressProps {
  over: Over;
}

function TransferResult({ over, transfer, campaignId }: TransferResultProps) {
  const { to, failures, problem } = over;
  const isWhole = failures.length === 0 && problem === undefined;
  return (
    <Alert color={isWhole ? "ok" : "bad"} role={isWhole ? "status" : "alert"}>
      <Stack gap="sm">
        <Text>{resultText(over)}</Text>
        {problem !== undefined && <Text>{problem}</Text>}
        {failures.length > 0 && (
          <ul className={styles.failures}>
            {failures.map(({ entry, sentence }) => (
              <li key={`${entry.kind}/${entry.key}`}>
                {entry.name} : {sentence}
              </li>
            ))}
          </ul>
        )}
        <Group gap={10}>
          {to && failures.length > 0 && (
            <Button onClick={() => void transfer.retry()}>Réessayer ce qui manque</Button>
          )}
          {to && to.id !== campaignId && (
            <Button component={Link} to={paths.campaign(to.id, to.system)}>
              Ouvrir la campagne
            </Button>
          )}
          <Button onClick={() => transfer.close()}>Fermer</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
