import { Button, type ButtonProps } from "@mantine/core";
import { VTT_WAITING_LABEL, type VttJoinState } from "domain/table/campaign/vttStatus";
import { Link } from "react-router-dom";
import { loadMemberMap } from "../../../table/map/loadMemberMap";
import { ExternalButton } from "../../../ui/ExternalButton";
import { useLoadAhead } from "../../../ui/loadAhead";

interface VttButtonProps extends Pick<ButtonProps, "size"> {
  vtt: VttJoinState | undefined;
}

/** The path of an address of this site; undefined of another's. */
function ownPath(href: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(href, window.location.href);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined;
}

/**
 * Product §4 "VTT status (character page)": a link while the MJ has the VTT open, disabled otherwise. The room of this
 * site opens in the same tab, from which one comes back by a press.
 */
export function VttButton({ vtt, size }: VttButtonProps) {
  const path = vtt?.enabled ? ownPath(vtt.href) : undefined;
  useLoadAhead(path, loadMemberMap);
  if (!vtt?.enabled) {
    return (
      <Button size={size} disabled>
        {vtt?.label ?? VTT_WAITING_LABEL}
      </Button>
    );
  }
  return path === undefined ? (
    <ExternalButton variant="primary" size={size} href={vtt.href}>
      {vtt.label}
    </ExternalButton>
  ) : (
    <Button component={Link} to={path} variant="primary" size={size}>
      {vtt.label}
    </Button>
  );
}
