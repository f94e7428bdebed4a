import { safeLink } from "domain/links/safeLink";
import { initials } from "domain/text/initials";
import { useState } from "react";
import { Medallion, type MedallionProps } from "./Medallion";

interface AvatarProps extends MedallionProps {
  name: string;
  /** A picture from someone's profile: shown only where the address is safe and the picture loads. */
  photoURL?: string | null;
}

/** A face or two initials. Decoration: the name stands in text beside it, and so does being online. */
export function Avatar({ name, photoURL, ...medallion }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = photoURL && photoURL !== broken ? safeLink(photoURL)?.href : undefined;
  return (
    <Medallion {...medallion}>
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
    </Medallion>
  );
}
