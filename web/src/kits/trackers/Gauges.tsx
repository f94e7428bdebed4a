import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Gauge } from "../../ui/Gauge";
import { AmountForm } from "./AmountForm";
import type { GaugeRow } from "./gaugeRow";
import { Notice } from "./Notice";
import { Press } from "./Press";
import { Stepper } from "./Stepper";
import { TrackerCard } from "./TrackerCard";
import { TrackerFold } from "./TrackerFold";
import type { TrackersProps } from "./trackersProps";

interface GaugeTrackerProps<State, Operation, Limits>
  extends Pick<TrackersProps<State, Operation, Limits>, "state" | "limits" | "press"> {
  row: GaugeRow<State, Operation, Limits>;
  /** Before the amount: what it is of. */
  children?: ReactNode;
}

/** One row of a game's table of gauges. */
export function GaugeTracker<State, Operation extends { readonly kind: string }, Limits>({
  row: { title, folded, pool, amount, most, actions, isPurchase, notice, note, also },
  state,
  limits,
  press,
  children,
}: GaugeTrackerProps<State, Operation, Limits>) {
  const shown = pool && {
    label: pool.label ?? title,
    value: pool.value(state, limits),
    max: pool.max(state, limits),
  };
  const warning = notice?.(state, limits);
  const other = also?.(state);
  const parts = (
    <>
      {pool && shown && (
        <Stepper
          {...shown}
          unit={pool.unit}
          plain={pool.bar !== undefined}
          press={press}
          less={pool.less}
          more={pool.more}
        />
      )}
      {pool?.bar && shown && <Gauge {...shown} tone={pool.bar} />}
      {warning && <Notice>{warning}</Notice>}
      <AmountForm
        label={amount}
        max={most(state, limits)}
        press={press}
        actions={actions}
        isPurchase={isPurchase}
      >
        {children}
      </AmountForm>
      {note && (
        <Text size="sm" c="var(--ink-2)">
          {note}
        </Text>
      )}
      {other && (
        <Press press={press} operation={other.operation}>
          {other.text}
        </Press>
      )}
    </>
  );
  return folded ? (
    <TrackerFold title={title} value={folded(state, limits)}>
      {parts}
    </TrackerFold>
  ) : (
    <TrackerCard title={title}>{parts}</TrackerCard>
  );
}

interface GaugesProps<State, Operation, Limits>
  extends Omit<GaugeTrackerProps<State, Operation, Limits>, "row" | "children"> {
  rows: readonly GaugeRow<State, Operation, Limits>[];
}

/** A game's table of gauges, in its order. */
export function Gauges<State, Operation extends { readonly kind: string }, Limits>({
  rows,
  ...props
}: GaugesProps<State, Operation, Limits>) {
  return rows.map((row) => <GaugeTracker key={row.title} row={row} {...props} />);
}
