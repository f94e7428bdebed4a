import { Tabs, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { usePrinting } from "./usePrinting";

interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** How many things it holds. */
  readonly count: number;
}

interface SheetTabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Those that only show again what another holds: they are not printed. */
  repeated?: readonly Key[];
  /** What a tab holds. */
  content: (key: Key) => ReactNode;
}

/** Tabs on a screen; on paper, one after the other under their names. */
export function SheetTabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  content,
  repeated = [],
}: SheetTabsProps<Key>) {
  const printing = usePrinting();
  if (!printing) {
    return (
      <Tabs value={selected} onChange={(key) => onSelect(key as Key)} keepMounted={false}>
        <Tabs.List aria-label={label} mb={10}>
          {tabs.map(({ key, label: name, count }) => (
            <Tabs.Tab key={key} value={key}>
              {name}{" "}
              <Text span size="xs" c="dimmed">
                {count}
              </Text>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ key }) => (
          <Tabs.Panel key={key} value={key}>
            {content(key)}
          </Tabs.Panel>
        ))}
      </Tabs>
    );
  }
  const printed = tabs.filter(({ key, count }) => count > 0 && !repeated.includes(key));
  return printed.map(({ key, label }) => (
    <section key={key}>
      <Title
        order={3}
        variant="text"
        fz="xs"
        fw={650}
        lh={1.5}
        lts="0.06em"
        tt="uppercase"
        c="var(--ink-2)"
        mt={8}
        style={{ breakAfter: "avoid" }}
      >
        {label}
      </Title>
      {content(key)}
    </section>
  ));
}
