import { Avatar as MantineAvatar } from "@mantine/core";
import { safeLink } from "domain/links/safeLink";
import { isOwnPortrait } from "domain/portraits/portrait";
import type { SystemId } from "domain/systems/systemIds";
import { initials } from "domain/text/initials";
import type { CSSProperties } from "react";
import { hosts } from "../http/hosts";
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

/** Where a picture is loaded from, or null: those that we keep come from the API's host. */
function sourceOf(photoURL: string | null | undefined): string | null {
  const href = photoURL ? safeLink(photoURL)?.href : undefined;
  if (href === undefined) return null;
  return isOwnPortrait(href) ? hosts.backend + href : href;
}

/** A face or two initials. Decoration: the name stands in text beside it, and so does being online. */
export function Avatar({ name, photoURL, system, size = 38, online }: AvatarProps) {
  return (
    <MantineAvatar
      aria-hidden
      src={sourceOf(photoURL)}
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
