import { Text, VisuallyHidden } from "@mantine/core";

interface PointsProps {
  value: number;
  max?: number | undefined;
  /** Said instead of « 12 sur 30 ». */
  children?: string;
}

/** A value and its maximum, large: « 12 / 30 ». */
export function Points({ value, max, children }: PointsProps) {
  return (
    <Text span fz="1.5rem" lh={1.1} className="num">
      <span aria-hidden="true">
        {value}
        {max !== undefined && (
          <Text span size="lg" c="var(--ink-2)">
            {" "}
            / {max}
          </Text>
        )}
      </span>
      <VisuallyHidden>{children ?? (max === undefined ? value : `${value} sur ${max}`)}</VisuallyHidden>
    </Text>
  );
}
