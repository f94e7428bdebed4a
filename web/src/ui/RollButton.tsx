import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { beforeRoll } from "domain/game/rolls/rollWords";
import type { UseSpec } from "domain/game/rolls/useSpec";
import { FALLBACKS } from "domain/sheet/character/fallbacks";
import { createContext, type ReactNode, useContext } from "react";
import styles from "./RollButton.module.css";

const RollContext = createContext<(request: RollRequest) => void>(() => {});

/** Makes the rolls of the buttons inside it. */
export const RollProvider = RollContext.Provider;

const AskedContext = createContext<ReadonlySet<string>>(new Set());

/** The labels of the rolls that the MJ asks for: their buttons are lit. */
export const AskedProvider = AskedContext.Provider;

function useIsAsked(request: RollRequest | undefined): boolean {
  const asked = useContext(AskedContext);
  return request !== undefined && asked.has(request.label);
}

/** Rolls without a button of its own: what a press does beside. */
export const useRoll = () => useContext(RollContext);

/** A spell that is cast or a power that is used, as the table's log tells it. */
export interface SheetAct {
  readonly label: string;
  readonly use: UseSpec;
  /** What it cost. */
  readonly notes: readonly string[];
  /** Whom of those that may be aimed at it meets; undefined of what meets nobody. */
  readonly meets?: "anybody" | "characters" | undefined;
}

type Line = RollRequest["follows"];
const ActContext = createContext<((act: SheetAct) => Promise<Line>) | undefined>(undefined);

/** Tells the table what is done inside it, and gives the line that it made; undefined while nothing is shared. */
export const ActProvider = ActContext.Provider;

/** Whether the table is told of what is done. */
export const useIsTold = (): boolean => useContext(ActContext) !== undefined;

/** Does something that rolls, or nothing but itself: its line comes first, then its rolls, which follow it. Gives the line. */
export function useAct() {
  const tell = useContext(ActContext);
  const roll = useRoll();
  return async (act: SheetAct, requests: readonly RollRequest[]): Promise<Line> => {
    const follows = tell && (await tell(act));
    for (const request of requests) roll(follows ? { ...request, follows } : request);
    return follows;
  };
}

interface RollButtonProps {
  /** Undefined where the value could not be read: the roll is disabled, and says so (product §5). */
  request: RollRequest | undefined;
  /** How its text begins, where that is not the label of the roll. */
  name?: string | undefined;
  /** Stands by itself, in a frame, rather than as a row of a list. */
  framed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A value that can be pressed to roll it. Its text is what is rolled; screen readers hear « Lancer » before it. */
export function RollButton({
  request,
  name = request?.label,
  framed = false,
  className,
  children,
}: RollButtonProps) {
  const roll = useRoll();
  const isAsked = useIsAsked(request);
  return (
    <UnstyledButton
      data-asked={isAsked || undefined}
      className={[styles.roll, framed && styles.framed, className].filter(Boolean).join(" ")}
      disabled={request === undefined}
      title={request === undefined ? FALLBACKS.roll : undefined}
      onClick={request && (() => roll(request))}
    >
      <VisuallyHidden>
        {request
          ? beforeRoll(name ?? "", { damage: request.kind === "dice" && request.damage !== undefined })
          : `${FALLBACKS.roll} : `}
      </VisuallyHidden>
      {isAsked && <VisuallyHidden>(demandé par le MJ) </VisuallyHidden>}
      {children}
    </UnstyledButton>
  );
}
