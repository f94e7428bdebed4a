import { Alert, Button, Group, Progress, Stack, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { FOCUSABLE } from "../../ui/ScrollBox";
import { useStore } from "../../ui/useStore";
import styles from "./Adventure.module.css";
import type { Transfer, TransferState } from "./Transfer";

interface TransferProgressProps {
  transfer: Transfer;
  /** The campaign whose page this is. */
  campaignId: string;
}

type Running = Extract<TransferState, { status: "running" }>;
type Over = Extract<TransferState, { status: "over" }>;

/** How it goes with what is on its way, and how it went. */
export function TransferProgress({ transfer, campaignId }: TransferProgressProps) {
  const state = useStore(transfer, (known) => known.transfer);
  if (state.status === "idle") return null;
  return (
    <Focused key={state.status}>
      {state.status === "running" ? (
        <TransferRun run={state} transfer={transfer} />
      ) : (
        <TransferResult over={state} transfer={transfer} campaignId={campaignId} />
      )}
    </Focused>
  );
}

/** It takes the place of the button that was pressed: a keyboard goes on from here. */
function Focused({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
}

function runText({ done, all, name, waiting, stopping }: Running): string {
  if (stopping) return `Arrêt après « ${name} »…`;
  if (waiting) return `« ${name} » attend le serveur : la suite viendra toute seule.`;
  return `${done + 1} sur ${all} : ${name}`;
}

function TransferRun({ run, transfer }: Pick<TransferProgressProps, "transfer"> & { run: Running }) {
  const { done, all, stopping = false } = run;
  return (
    <Stack gap={6}>
      <Progress value={(100 * done) / all} aria-label="Progression" />
      <Group justify="space-between" gap={10}>
        <Text size="sm" role="status">
          {runText(run)}
        </Text>
        <Button loading={stopping} onClick={() => void transfer.stop()}>
          Arrêter
        </Button>
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
  const { to, failures, notes, rest, isStopped } = over;
  const sentences = [...failures.map(({ entry, sentence }) => `${entry.name} : ${sentence}`), ...notes];
  const isWhole = sentences.length === 0;
  return (
    <Alert color={isWhole ? "ok" : "bad"} role={isWhole ? "status" : "alert"}>
      <Stack gap="sm">
        <Text>{resultText(over)}</Text>
        {sentences.length > 0 && (
          <ul className={styles.failures} {...FOCUSABLE} aria-label="Ce qui n'a pas suivi">
            {[...new Set(sentences)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <Group gap={10}>
          {to && rest.length > 0 && (
            <Button onClick={() => void transfer.resume()}>
              {isStopped ? "Reprendre" : "Réessayer ce qui manque"}
            </Button>
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
