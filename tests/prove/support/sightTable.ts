import type { Seat, TestTable } from "../../api/support/seats";
import type { SceneMirror } from "./sceneMirror";

/** A walled scene that is shown at a table of an MJ and two players. */
export interface SightTable {
  readonly mj: Seat;
  readonly players: readonly Seat[];
  readonly table: TestTable;
  readonly sceneId: string;
  readonly params: { system: string; id: string; sceneId: string };
  readonly mirror: SceneMirror;
  /** Whose hero it is, by the token's id. */
  readonly owners: ReadonlyMap<string, Seat>;
}
