import { safeLink } from "domain/links/safeLink";
import type { SystemId } from "domain/systems/systemIds";
import { initials } from "domain/text/initials";
import { type CSSProperties, useState } from "react";
import styles from "./Avatar.module.css";

interface AvatarProps {
  name: string;
  /** A picture from someone's profile: shown only where the address is safe and the picture loads. */
  photoURL?: string | null;
  /** Tints the initials with a game's colour. */
  system?: SystemId;
  online?: boolean;
  /** Pixels. */
  size?: number;
}

/** A face or two initials. Decoration: the name stands in text beside it, and so does being online. */
export function Avatar({ name, photoURL, system, online = false, size = 38 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = photoURL && photoURL !== broken ? safeLink(photoURL)?.href : undefined;
  return (
    <span
      className={styles.avatar}
      data-system={system}
      data-online={online || undefined}
      style={{ "--avatar": `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {photo ? (
        <img
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(photoURL ?? undefined)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
