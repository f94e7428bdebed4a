import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { DamageOffer } from "./damageRoll";

/** What was applied stands. */
export function Applied({ children = "Appliqué" }: { children?: ReactNode }) {
  return (
    <Text span size="xs" fw={650} c="ok">
      {children}
    </Text>
  );
}

interface OffersProps {
  name: string;
  /** Undefined where nothing is left of it. */
  whole: DamageOffer | undefined;
  half: DamageOffer | undefined;
  /** It is on its way, or there is no connection that it needs. */
  disabled: boolean;
}

/** One press applies a roll's damage: « 5 à Elenna », « Moitié ». */
export function Offers({ name, whole, half, disabled }: OffersProps) {
  return (
    <>
      {whole ? (
        <Button size="xs" variant="primary" disabled={disabled} onClick={whole.apply}>
          {whole.lost} à {name}
        </Button>
      ) : (
        <Text span size="xs" c="dimmed">
          Il n'en reste rien.
        </Text>
      )}
      {half && (
        <Button
          size="xs"
          disabled={disabled}
          aria-label={`Moitié : ${half.lost} à ${name}`}
          onClick={half.apply}
        >
          Moitié
        </Button>
      )}
    </>
  );
}

/** The ways of a line, in a row. */
export const WaysRow = ({ children }: { children: ReactNode }) => (
  <Group component="span" gap={6} mt={4}>
    {children}
  </Group>
);
