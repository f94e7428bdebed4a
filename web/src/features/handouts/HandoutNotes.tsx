import { HANDOUT_NOTE_AUDIENCES } from "domain/documents/handout";
import { useHandoutNotes } from "../../live/handouts";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { OthersNotes } from "../../table/notes/OthersNotes";
import { OwnNotes } from "../../table/notes/OwnNotes";
import type { HandoutPageProps } from "./handoutPage";

interface HandoutNotesProps extends HandoutPageProps {
  /** Of a handout that the viewer reads no more: what they wrote of it, and no new one. */
  kept?: boolean;
}

/** What the viewer writes of a handout, and what the others wrote of it for all. */
export function HandoutNotes({ campaign: { id, system }, handoutId, kept = false }: HandoutNotesProps) {
  const connected = useConnection();
  const { own, others } = useHandoutNotes(id, handoutId);
  const audiences = HANDOUT_NOTE_AUDIENCES.filter((audience) => !kept || dataOf(own[audience]));
  const place = { system, campaignId: id, of: { kind: "handout", id: handoutId } } as const;
  return (
    <>
      {audiences.length > 0 && (
        <OwnNotes place={place} notes={own} audiences={audiences} connected={connected} />
      )}
      {!kept && <OthersNotes notes={others} />}
    </>
  );
}
