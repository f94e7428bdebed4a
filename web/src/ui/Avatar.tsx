import { Avatar as MantineAvatar } from "@mantine/core";
import { safeLink } from "domain/links/safeLink";
import type { SystemId } from "domain/systems/systemIds";
import { initials } from "domain/text/initials";
import type { CSSProperties } from "react";
import styles from "./Avatar.module.css";

interface AvatarProps {
  name: string;
  /** A picture from someone's profile: shown only where the address is safe and the picture loads. */
  photoURL?: string | null;
  /** Tints it with a game's colour. */
  system?: SystemId;
  /** Pixels. */
  size?: number;
  /** A dot at its corner says that they are online. */
  online?: boolean;
}

/** A face or two initials. Decoration: the name stands in text beside it, and so does being online. */
export function Avatar({ name, photoURL, system, size = 38, online }: AvatarProps) {
  return (
    <MantineAvatar
      aria-hidden
      src={(photoURL && safeLink(photoURL)?.href) || null}
      size={size}
      alt=""
      imageProps={{ referrerPolicy: "no-referrer" }}
      classNames={{ root: styles.avatar ?? "", placeholder: styles.initials ?? "" }}
      style={{ "--avatar": `${size}px` } as CSSProperties}
      data-system={system}
      data-online={online || undefined}
    >
      {initials(name)}
    </MantineAvatar>
  );
}
