import { Button, Group, Text } from "@mantine/core";
import type { FighterAct } from "domain/table/fighters/fighter";
import type { ReactNode } from "react";
import type { TableFighter } from "../fighters/fighters";

/** What was applied stands. */
export function Applied({ children = "Appliqué" }: { children?: ReactNode }) {
  return (
    <Text span size="xs" fw={650} c="ok">
      {children}
    </Text>
  );
}

interface OffersProps {
  fighter: TableFighter;
  whole: FighterAct;
  half: FighterAct;
  onApply: (act: FighterAct) => void;
}

/** One press applies a roll's damage: « 5 à Elenna », « Moitié ». */
export function Offers({ fighter, whole, half, onApply }: OffersProps) {
  const { name } = fighter;
  const [all, less] = [fighter.foresee(whole), fighter.foresee(half)];
  return (
    <>
      {all?.operation !== undefined ? (
        <Button size="xs" variant="primary" onClick={() => onApply(whole)}>
          {all.lost ?? 0} à {name}
        </Button>
      ) : (
        <Text span size="xs" c="dimmed">
          {all?.refused ?? "Il n'en reste rien."}
        </Text>
      )}
      {less?.operation !== undefined && (
        <Button size="xs" aria-label={`Moitié : ${less.lost ?? 0} à ${name}`} onClick={() => onApply(half)}>
          Moitié
        </Button>
      )}
    </>
  );
}

interface TakeBackProps {
  /** What is taken back, for who hears the screen. */
  what: string;
  onTakeBack: () => void;
}

/** Takes back what stands on its line. */
export function TakeBack({ what, onTakeBack }: TakeBackProps) {
  return (
    <Button size="compact-xs" variant="quiet" aria-label={`Annuler : ${what}`} onClick={onTakeBack}>
      Annuler
    </Button>
  );
}

/** The ways of a line, in a row. */
export const WaysRow = ({ children }: { children: ReactNode }) => (
  <Group component="span" gap={6} mt={4}>
    {children}
  </Group>
);
