import { Alert, Text } from "@mantine/core";
import { useUnanswered } from "../../http/unansweredCalls";
import { UNANSWERED } from "../../ui/unanswered";
import styles from "./ConnectionBanner.module.css";

/**
 * Under the header while the connection is lost, or it is not known what became of a call; the live region is there
 * before, so that it is announced.
 */
export function ConnectionBanner({ connected }: { connected: boolean }) {
  const unanswered = useUnanswered();
  return (
    <div className={styles.place} role="status">
      {!connected && (
        <Alert color="warn" role="presentation" mt={12} icon={<NoConnection />}>
          <Text inherit c="var(--ink)">
            <Text span inherit fw={650} c="warn">
              Connexion perdue :{" "}
            </Text>
            les dernières informations reçues restent affichées, tout reprendra dès son retour.
          </Text>
        </Alert>
      )}
      {connected && unanswered && (
        <Alert color="warn" role="presentation" mt={12} icon={<NoConnection />}>
          {UNANSWERED}
        </Alert>
      )}
    </div>
  );
}

function NoConnection() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 8.2a10.4 10.4 0 0 1 14 0M5.8 11.2a6.4 6.4 0 0 1 8.4 0M8.6 14.1a2.3 2.3 0 0 1 2.8 0M3.5 2.5l13 15" />
    </svg>
  );
}
