import { publishInitiative, withdrawInitiative } from "domain/api/initiative";
import type { InitiativeState } from "domain/initiative/initiativeState";
import { type PublicOrder, publicOrder } from "domain/initiative/publicOrder";
import type { SystemId } from "domain/systems/systemIds";
import { useEffect, useMemo, useRef, useState } from "react";
import { call } from "../../../http/call";
import { useLiveInitiative } from "../../../live/useLiveInitiative";
import { type Delivery, OrderPublisher, type SendOrder, type Wanted } from "./orderPublisher";

const sender =
  (system: SystemId, id: string): SendOrder =>
  ({ order }, revision) =>
    order === undefined
      ? call(withdrawInitiative, { params: { system, id }, query: { revision } })
      : call(publishInitiative, { params: { system, id }, body: { ...order, revision } });

export interface OrderSharing {
  /** Whether the table sees an order, or is about to; undefined until that is known. */
  readonly shared: boolean | undefined;
  readonly setShared: (shared: boolean) => void;
  /** What went wrong with the last change, or undefined. */
  readonly failure: unknown;
  /** The table sees another order than this device shows, and nothing is on its way. */
  readonly differs: boolean;
  /** Sends again what failed, as the order stands now; or the order that differs. */
  readonly send: () => void;
}

interface SharedOrderProps {
  campaignId: string;
  system: SystemId;
  /** What the panel shows. */
  initiative: InitiativeState;
  /** What was rolled or edited on this device. */
  kept: InitiativeState;
}

/** Compared field by field, in this order: a document's own order of fields means nothing. */
const textOf = ({ order, activeIndex, round }: PublicOrder): string =>
  JSON.stringify([
    activeIndex,
    round,
    order.map(({ id, name, pronouns, role, value }) => [id, name, pronouns, role, value]),
  ]);

/** What was sent and not yet seen to arrive. */
function underWay(delivery: Delivery, receivedRevision: number): Wanted | undefined {
  if (delivery.status === "sending") return delivery.wanted;
  return delivery.status === "delivered" && delivery.revision > receivedRevision
    ? delivery.wanted
    : undefined;
}

/**
 * Shows the order to the table, at the MJ's wish. While it is shared, each change made here follows by itself. What
 * this device merely finds when it opens does not: another one may have gone further.
 */
export function useSharedOrder({ campaignId, system, initiative, kept }: SharedOrderProps): OrderSharing {
  const [delivery, setDelivery] = useState<Delivery>({ status: "none" });
  const publisher = useMemo(
    () => new OrderPublisher(sender(system, campaignId), setDelivery),
    [system, campaignId],
  );
  const live = useLiveInitiative(campaignId);
  const received = live.status === "ready" ? live.data : undefined;
  const receivedRevision = received?.revision ?? 0;
  useEffect(() => publisher.received(receivedRevision), [publisher, receivedRevision]);

  const coming = underWay(delivery, receivedRevision);
  const visible = coming === undefined ? received?.shared : coming.order;
  const known = coming !== undefined || live.status !== "loading";
  const shared = known ? visible !== undefined : undefined;

  const order = useMemo(() => publicOrder(initiative), [initiative]);
  const changes = textOf(publicOrder(kept));
  const followed = useRef(changes);
  useEffect(() => {
    if (followed.current === changes) return;
    followed.current = changes;
    if (shared) publisher.want({ order });
  }, [changes, shared, order, publisher]);

  const failed = delivery.status === "failed" ? delivery : undefined;
  return {
    shared,
    setShared: (wish) => publisher.want({ order: wish ? order : undefined }),
    failure: failed?.error,
    differs: coming === undefined && visible !== undefined && textOf(visible) !== textOf(order),
    send: () => publisher.want({ order: failed && failed.wanted.order === undefined ? undefined : order }),
  };
}
