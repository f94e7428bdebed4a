import { Menu, UnstyledButton } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router-dom";

export type MenuEntry = { label: string } & ({ to: string } | { onSelect: () => void });

interface MenuEntriesProps {
  button: ComponentProps<"button">;
  entries: readonly MenuEntry[];
  /** It was closed, or something in it was chosen. */
  onClose?: () => void;
}

/** Mantine's menu under its button, open from the start: it is mounted by the press that opens it. */
export default function MenuEntries({ button, entries, onClose }: MenuEntriesProps) {
  const [opened, setOpened] = useState(true);
  return (
    <Menu
      opened={opened}
      onChange={(now) => {
        setOpened(now);
        if (!now) onClose?.();
      }}
      position="bottom-end"
      width={220}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <UnstyledButton {...button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={button["aria-label"]}>
        {entries.map((entry) =>
          "to" in entry ? (
            <Menu.Item key={entry.label} component={Link} to={entry.to}>
              {entry.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={entry.label} onClick={entry.onSelect}>
              {entry.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
