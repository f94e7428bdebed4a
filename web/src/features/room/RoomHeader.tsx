import { Badge, Box, Button, Group, Text, Title } from "@mantine/core";
import { VTT_OFFLINE_LABEL, VTT_ONLINE_LABEL } from "domain/table/campaign/vttStatus";
import { paths } from "domain/values/links/paths";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import type { LiveCampaign } from "../../live/campaigns";
import { Emblem } from "../../ui/Emblem";
import styles from "./RoomHeader.module.css";
import { SheetLinks } from "./SheetLinks";

interface RoomHeaderProps {
  campaign: LiveCampaign;
  open: boolean;
  /** The viewer's own characters at this table. */
  characters: ComponentProps<typeof SheetLinks>["characters"];
}

/** The campaign in its game's colours, and the links out of the room. */
export function RoomHeader({ campaign, open, characters }: RoomHeaderProps) {
  const { id, system, name } = campaign;
  return (
    <Group component="header" className={styles.header} gap="10px 16px">
      <Emblem system={system} size={46} />
      <Box className={styles.title} miw={0}>
        <Text className={styles.system} size="xs" fw={600} truncate>
          {SYSTEM_NAMES[system]}
        </Text>
        <Title order={1} className={styles.name} fz="clamp(1.3rem, 1rem + 1.4vw, 1.8rem)" lineClamp={2}>
          {name}
        </Title>
      </Box>
      <Group gap={8}>
        <span role="status">
          <Badge color={open ? "ok" : "warn"} variant="dot">
            {open ? VTT_ONLINE_LABEL : VTT_OFFLINE_LABEL}
          </Badge>
        </span>
        <SheetLinks system={system} characters={characters} />
        <Button component={Link} size="sm" className={styles.toCampaign} to={paths.handouts(id, system)}>
          Aides de jeu
        </Button>
        <Button component={Link} size="sm" className={styles.toCampaign} to={paths.chest(id, system)}>
          Coffre
        </Button>
        <Button component={Link} size="sm" className={styles.toCampaign} to={paths.campaign(id, system)}>
          Fiche de campagne
        </Button>
      </Group>
    </Group>
  );
}
