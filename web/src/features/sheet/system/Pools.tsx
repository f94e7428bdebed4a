import { Stack, Text } from "@mantine/core";
import type { PoolsBlock } from "domain/game/sheet";
import { RollButton } from "../../../ui/RollButton";
import styles from "./Pools.module.css";

/** Rolls of a game that take more than one value. */
export function Pools({ block: { pools } }: { block: PoolsBlock }) {
  return (
    <Stack component="ul" role="list" gap={8}>
      {pools.map(({ id, label, detail, roll }) => (
        <li key={id}>
          <RollButton framed className={styles.pool} request={{ kind: "game", label, spec: roll }}>
            <span>{label}</span>{" "}
            <Text span size="sm" lh="inherit" c="var(--ink-2)">
              {detail}
            </Text>
          </RollButton>
        </li>
      ))}
    </Stack>
  );
}
