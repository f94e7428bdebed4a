import { Group, Stack, Text } from "@mantine/core";
import type { Foreseen } from "domain/game/rest";
import { type ReactNode, useId, useState } from "react";
import { Lines } from "./Lines";
import { Notice } from "./Notice";
import { PressButton } from "./PressButton";

interface PreviewProps {
  /** The button that opens it: « Repos long ». */
  label: string;
  foreseen: Foreseen;
  confirm: string;
  /** Open from the start. */
  opened?: boolean;
  onConfirm: () => void;
  /** Said where it gives nothing by itself. */
  empty?: string;
  /** What is chosen before. */
  children?: ReactNode;
}

/** What would happen, said before it is done. */
export function Preview({
  label,
  foreseen,
  confirm,
  opened = false,
  onConfirm,
  empty = "Il n'y a rien à récupérer.",
  children,
}: PreviewProps) {
  const [open, setOpen] = useState(opened);
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
              <Lines lines={foreseen.sentences} empty={empty} />
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
