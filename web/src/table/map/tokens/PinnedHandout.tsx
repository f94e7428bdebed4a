import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import { useShownHandout } from "../../../live/handouts";
import { dataOf } from "../../../live/liveSource";
import type { NoteView } from "../view/sceneView";

/** After a note's text: the way to its handout, for whoever was shown that; to the others a note says nothing of it. */
export function PinnedHandout({ campaignId, id }: NonNullable<NoteView["handout"]>) {
  const shown = dataOf(useShownHandout(campaignId, id));
  if (!shown) return null;
  return (
    <>
      {" "}
      <Link to={paths.handout(campaignId, id)}>Ouvrir : {shown.title}</Link>
    </>
  );
}
