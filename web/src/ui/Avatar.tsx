import { Avatar as MantineAvatar } from "@mantine/core";
import { isOwnPortrait, pictureAddress } from "domain/values/portraits/portrait";
import type { SystemId } from "domain/values/systemIds";
import { initials } from "domain/values/text/initials";
import type { CSSProperties } from "react";
import { hosts } from "../http/hosts";
import { ownPicture } from "../http/ownPicture";
import styles from "./Avatar.module.css";

interface AvatarProps {
  name: string;
  /** A picture from someone's profile: shown only where the address is safe and the picture loads. */
  photoURL?: string | null;
  /** Tints it with a game's colour. */
  system?: SystemId;
  /** Tints it with somebody's own colour instead, under white initials. */
  colour?: string;
  /** Pixels. */
  size?: number;
  /** A dot at its corner says that they are online. */
  online?: boolean;
  className?: string | undefined;
}

/** Addresses that our cookie goes to. */
const isOurs = ({ origin }: URL) =>
  [location.origin, hosts.backend].some(
    (host) => host !== "" && new URL(host, location.origin).origin === origin,
  );

/**
 * Where a picture is loaded from, or null: those that we keep come from the API's host, which no whole address may
 * name, since it would be called in the name of whoever looks.
 */
function sourceOf(photoURL: string | null | undefined): string | null {
  const href = pictureAddress(photoURL);
  if (href === undefined) return null;
  if (isOwnPortrait(href)) return ownPicture(href);
  return URL.canParse(href) && !isOurs(new URL(href)) ? href : null;
}

/** A face or two initials. Decoration: the name stands in text beside it, and so does being online. */
export function Avatar(props: AvatarProps) {
  const { name, photoURL, system, colour, size = 38, online, className = "" } = props;
  return (
    <MantineAvatar
      aria-hidden
      src={sourceOf(photoURL)}
      size={size}
      alt=""
      imageProps={{ referrerPolicy: "no-referrer" }}
      classNames={{ root: `${styles.avatar} ${className}`, placeholder: styles.initials ?? "" }}
      style={{ "--avatar": `${size}px`, ...(colour && { "--sys": colour }) } as CSSProperties}
      data-system={system}
      data-online={online || undefined}
    >
      {initials(name)}
    </MantineAvatar>
  );
}
