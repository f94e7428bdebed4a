import type { HTMLAttributes } from "react";
import styles from "./Card.module.css";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "section" | "article" | "li";
  /** Without inner space, for a card whose band or table touches its edges. */
  flush?: boolean;
};

export function Card({ as: Tag = "div", flush = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={className ? `${styles.card} ${className}` : styles.card}
      data-flush={flush || undefined}
    />
  );
}
