import { Badge, Button, Paper, Skeleton } from "@mantine/core";
import { mayNow } from "domain/campaign/authority";
import { relativeTime } from "domain/text/dates";
import { plural } from "domain/text/plural";
import { Avatar } from "../../../ui/Avatar";
import { ErrorState } from "../../../ui/EmptyState";
import { useArrivals } from "../../../ui/useArrivals";
import styles from "./JoinRequests.module.css";
import { useDecisions } from "./useDecisions";
import { useWaitingPlayers, type WaitingPlayer } from "./useWaitingPlayers";

interface JoinRequestsProps {
  system: string;
  campaignId: string;
  editing: boolean;
  /** Answers need edit mode (product §4): the way to it stands beside the requests. */
  onEdit: () => void;
}

/** The MJ's list of who asks to come in; what arrives while it is open is lit and announced. */
export function JoinRequests({ system, campaignId, editing, onEdit }: JoinRequestsProps) {
  const requests = useWaitingPlayers(system, campaignId);
  const waiting = requests.status === "ready" ? requests.players : undefined;
  const arrived = useArrivals(waiting?.map(({ uid }) => uid));
  const newcomers = waiting?.filter(({ uid }) => arrived.has(uid)) ?? [];
  const canDecide = mayNow("approveJoinRequest", "mj", editing);
  return (
    <Paper component="section" className={styles.card} aria-labelledby="join-requests">
      <div className={styles.head}>
        <h2 id="join-requests">Demandes d'approbation</h2>
        {waiting && waiting.length > 0 && <Badge color="warn">{waiting.length}</Badge>}
      </div>
      <p className="visuallyHidden" role="status">
        {newcomers.map(({ name }) => `${name} demande à rejoindre la campagne.`).join(" ")}
      </p>
      {requests.status === "loading" && <Skeleton height={44} />}
      {requests.status === "failed" && (
        <ErrorState>Impossible de charger les demandes d'approbation.</ErrorState>
      )}
      {waiting?.length === 0 && <p className={styles.none}>Personne n'attend à la porte.</p>}
      {waiting && waiting.length > 0 && <Waiting {...{ system, campaignId, waiting, arrived, canDecide }} />}
      {waiting && waiting.length > 0 && !canDecide && (
        <div className={styles.locked}>
          <p>
            Passez en mode édition pour répondre {plural(waiting.length, "à cette demande", "à ces demandes")}
            .
          </p>
          <Button size="sm" onClick={onEdit}>
            Répondre
          </Button>
        </div>
      )}
    </Paper>
  );
}

interface WaitingProps {
  system: string;
  campaignId: string;
  waiting: readonly WaitingPlayer[];
  arrived: ReadonlySet<string>;
  canDecide: boolean;
}

function Waiting({ system, campaignId, waiting, arrived, canDecide }: WaitingProps) {
  const { decide, deciding } = useDecisions(system, campaignId);
  return (
    <ul className={styles.list}>
      {waiting.map(({ uid, name, requestedAt }) => (
        <li key={uid} className={styles.row} data-arrived={arrived.has(uid) || undefined}>
          <Avatar name={name} />
          <span className={styles.who}>
            <strong>{name}</strong>
            <small>{relativeTime(requestedAt, Date.now())}</small>
          </span>
          {canDecide && (
            <span className={styles.choices}>
              <Button
                size="sm"
                variant="primary"
                loading={deciding.get(uid) === "approve"}
                disabled={deciding.get(uid) === "refuse"}
                aria-label={`Accepter ${name}`}
                onClick={() => decide(uid, "approve")}
              >
                Accepter
              </Button>
              <Button
                size="sm"
                loading={deciding.get(uid) === "refuse"}
                disabled={deciding.get(uid) === "approve"}
                aria-label={`Refuser ${name}`}
                onClick={() => decide(uid, "refuse")}
              >
                Refuser
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
