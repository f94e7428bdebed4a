import { Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { AutoGrid } from "../../ui/AutoGrid";
import { Counter } from "./Counter";
import styles from "./ItemPicker.module.css";
import stepStyles from "./steps.module.css";

export interface PickerItem {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** A price, damage…: what one compares things by. */
  readonly facts: string;
  readonly summary: string;
}

interface ItemPickerProps {
  /** Those that the search leaves, in their order. */
  find: (search: string) => readonly PickerItem[];
  quantityOf: (id: string) => number;
  onChange: (id: string, by: 1 | -1) => void;
}

/** Things to take along, by category, with how many of each one has. */
export function ItemPicker({ find, quantityOf, onChange }: ItemPickerProps) {
  const [search, setSearch] = useState("");
  const items = find(search);
  const categories = [...new Set(items.map(({ category }) => category))];
  return (
    <Stack>
      <TextInput
        label="Chercher"
        type="search"
        placeholder="Un nom, un usage…"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {items.length === 0 && <Text c="dimmed">Rien ne porte ce nom.</Text>}
      {categories.map((category) => (
        <section key={category} aria-label={category}>
          <Title order={3} mb={4} className={stepStyles.caption}>
            {category}
          </Title>
          <AutoGrid component="ul" min={330} gap="0 var(--space-5)">
            {items
              .filter((item) => item.category === category)
              .map(({ id, name, facts, summary }) => {
                const quantity = quantityOf(id);
                return (
                  <li key={id} data-taken={quantity > 0 || undefined} className={styles.item}>
                    <Counter
                      label={name}
                      detail={[facts, summary].filter(Boolean).join(" · ")}
                      value={quantity}
                      min={0}
                      max={99}
                      onChange={(next) => onChange(id, next > quantity ? 1 : -1)}
                    />
                  </li>
                );
              })}
          </AutoGrid>
        </section>
      ))}
    </Stack>
  );
}
