import { Group, Stack, Text } from "@mantine/core";
import { applyOperations, type Pressed } from "domain/play/applyOperations";
import type { PlaySystem } from "domain/play/playSystem";
import { type ReactNode, useId, useState } from "react";
import { Lines } from "./Lines";
import { Notice } from "./Notice";
import { PressButton } from "./PressButton";

/** What is to come of an operation: what it says, or the sentence of its refusal. */
export interface Foreseen {
  readonly sentences: readonly string[];
  readonly refusal?: string | undefined;
}

/** What an operation would do now, without doing it: what comes of it, and the state that it would leave. */
export function foresee<State, Operation, Limits>(
  system: Pick<PlaySystem<State, Operation, Limits>, "apply">,
  state: State,
  operation: Operation,
  limits: Limits,
): Foreseen & { readonly after: State } {
  const pressed: Pressed<Operation> = { id: "", operation };
  const { state: after, done, refused } = applyOperations(system, state, [pressed], limits);
  return {
    after,
    sentences: done.flatMap(({ events }) => events.map(({ text }) => text)),
    refusal: refused[0]?.sentence,
  };
}

interface PreviewProps {
  /** The button that opens it: « Repos long ». */
  label: string;
  foreseen: Foreseen;
  confirm: string;
  onConfirm: () => void;
  /** What is chosen before. */
  children?: ReactNode;
}

/** What would happen, said before it is done. */
export function Preview({ label, foreseen, confirm, onConfirm, children }: PreviewProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap={8}>
      <PressButton expanded={open} onPress={() => setOpen(!open)}>
        {label}
      </PressButton>
      {open && (
        <Stack component="section" gap={8} aria-labelledby={id}>
          <Text id={id} size="sm" fw={600}>
            {label} : ce que cela te donne
          </Text>
          {foreseen.refusal ? (
            <Notice tone="warn">{foreseen.refusal}</Notice>
          ) : (
            <>
              {children}
              <Lines lines={foreseen.sentences} empty="Il n'y a rien à récupérer." />
            </>
          )}
          <Group gap={8}>
            <PressButton onPress={() => setOpen(false)}>Annuler</PressButton>
            <PressButton
              variant="primary"
              blocked={foreseen.refusal !== undefined}
              onPress={() => {
                onConfirm();
                setOpen(false);
              }}
            >
              {confirm}
            </PressButton>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}
