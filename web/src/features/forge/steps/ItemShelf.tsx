import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Counter } from "./Counter";
import styles from "./ItemShelf.module.css";

export interface ShelfItem {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** A price, damage…: what one weighs a thing by. */
  readonly facts: string;
  readonly summary: string;
}

interface ItemShelfProps {
  /** Those that the search leaves, in their order. */
  find: (search: string) => readonly ShelfItem[];
  quantityOf: (id: string) => number;
  onChange: (id: string, by: 1 | -1) => void;
}

/** Things to take along, by category, with how many of each one has. */
export function ItemShelf({ find, quantityOf, onChange }: ItemShelfProps) {
  const [search, setSearch] = useState("");
  const items = find(search);
  const categories = [...new Set(items.map(({ category }) => category))];
  return (
    <div className={styles.shelf}>
      <TextInput
        label="Chercher"
        type="search"
        placeholder="Un nom, un usage…"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {items.length === 0 && <p className={styles.none}>Rien ne porte ce nom.</p>}
      {categories.map((category) => (
        <section key={category} aria-label={category}>
          <h3>{category}</h3>
          <ul>
            {items
              .filter((item) => item.category === category)
              .map(({ id, name, facts, summary }) => {
                const quantity = quantityOf(id);
                return (
                  <li key={id} data-taken={quantity > 0 || undefined}>
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
          </ul>
        </section>
      ))}
    </div>
  );
}
