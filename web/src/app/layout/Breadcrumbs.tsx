import { Anchor, Box, Breadcrumbs as MantineBreadcrumbs, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import styles from "./Breadcrumbs.module.css";
import type { Crumb } from "./trail";

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label="Fil d'Ariane">
      <MantineBreadcrumbs role="list" separator={<i className={styles.separator} />} separatorMargin={12}>
        {trail.map(({ label, to }) => (
          <Box component="span" role="listitem" key={label}>
            {to ? (
              <Anchor component={Link} to={to} size="sm" underline="hover" className={styles.link}>
                {label}
              </Anchor>
            ) : (
              <Text span size="sm" c="dimmed" aria-current="page">
                {label}
              </Text>
            )}
          </Box>
        ))}
      </MantineBreadcrumbs>
    </nav>
  );
}
