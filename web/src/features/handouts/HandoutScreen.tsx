import { useParams } from "react-router-dom";
import { type OpenPage, TableMembersOnly } from "../../table/access/TableMembersOnly";
import { HANDOUTS_ACCESS } from "./access";
import type { HandoutPageProps } from "./OneHandout";
import { PreparedPage } from "./PreparedPage";
import { ShownPage } from "./ShownPage";

/** `/campaign/{id}/aides/{id}?system=`: one handout, as far as the viewer may read it; for its MJ, whole. */
export default function HandoutScreen() {
  const { handout = "" } = useParams();
  return (
    <TableMembersOnly words={HANDOUTS_ACCESS}>
      {(open) => <Handout key={handout} handoutId={handout} {...open} />}
    </TableMembersOnly>
  );
}

const Handout = ({ role, ...page }: OpenPage & HandoutPageProps) =>
  role === "mj" ? <PreparedPage {...page} /> : <ShownPage {...page} />;
