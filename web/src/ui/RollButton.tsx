import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { RollSubject } from "domain/game/rolls/rollEffect";
import type { RollRequest } from "domain/game/rolls/rollRequest";
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

/** A check, or undefined (which disables its button) where the modifier is unknown. */
export function check(
  label: string,
  modifier: number | undefined,
  subject: RollSubject,
): RollRequest | undefined {
  return modifier === undefined ? undefined : { kind: "check", label, modifier, subject };
}

interface RollButtonProps {
  /** Undefined where the value could not be read: the roll is disabled, and says so (product §5). */
  request: RollRequest | undefined;
  /** Stands by itself, in a frame, rather than as a row of a list. */
  framed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A value that can be pressed to roll it. Its text is what is rolled; screen readers hear « Lancer » before it. */
export function RollButton({ request, framed = false, className, children }: RollButtonProps) {
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
      <VisuallyHidden>{request ? "Lancer " : `${FALLBACKS.roll} : `}</VisuallyHidden>
      {isAsked && <VisuallyHidden>(demandé par le MJ) </VisuallyHidden>}
      {children}
    </UnstyledButton>
  );
}
