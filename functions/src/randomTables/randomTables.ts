import type { RandomTable } from "domain/api/randomTables";
import { campaigns } from "domain/documents/campaign";
import { type RandomTableDocument, randomTables } from "domain/documents/randomTable";
import { mjRolls, rolls } from "domain/documents/roll";
import { requireAuthority } from "domain/table/campaign/authority";
import {
  decideCreateRandomTable,
  decideUpdateRandomTable,
  requireRandomTable,
  rollOnTable,
} from "domain/table/randomTables/randomTables";
import { isSameRoll, tableRoll } from "domain/table/rolls/tableRoll";
import { AppError } from "domain/values/errors";
import { createAtTable } from "../campaigns/createAtTable";
import { readCampaign, requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { readMember } from "../members/readMember";
import { cryptoSource } from "../rolls/cryptoSource";
import { deleteIfPresent, readDocument } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { countOf, randomTablesIn, randomTablesOf } from "../store/queries";

const viewOf = (id: string, { name, rows, version }: RandomTableDocument): RandomTable => ({
  ...{ id, name, rows, version },
});

export const listRandomTables: Handler<"listRandomTables"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("prepareRandomTables", caller.uid, campaign.data);
  const found = await randomTablesIn(campaign.id);
  return found.map(({ id, data }) => viewOf(id, data));
};

/** Counts and creates in one write, guarded by the campaign too: none is left behind by its deletion. */
export const createRandomTable: Handler<"createRandomTable"> = async ({ params, body, caller, now }) => {
  const { requestId, ...draft } = body;
  const id = idOfRequest(caller.uid, requestId);
  // Before its contents are counted: an id that no campaign can have is no part of a path.
  await readCampaign(params, caller);
  return inGuardedBatch(async (guarded) => {
    const [found, earlier, count] = await Promise.all([
      guarded.read(campaigns, params.id),
      guarded.read(randomTables, params.id, id),
      guarded.counting(["campaigns", params.id], "randomTables", () => countOf(randomTablesOf(params.id))),
    ]);
    const campaign = requireCampaign(params, found);
    if (earlier !== undefined) {
      return viewOf(id, requireRandomTable(campaign.data, caller.uid, earlier.data));
    }
    const made = decideCreateRandomTable(campaign.data, caller.uid, draft, count, now);
    guarded.create(randomTables, [params.id, id], made);
    return viewOf(id, made);
  });
};

export const updateRandomTable: Handler<"updateRandomTable"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const { id, tableId } = params;
    const [found, stored] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(randomTables, id, tableId),
    ]);
    const { data: campaign } = requireCampaign(params, found);
    const changed = decideUpdateRandomTable(campaign, caller.uid, stored?.data, body, now);
    guarded.set(randomTables, [id, tableId], changed);
    return viewOf(tableId, changed);
  });

/** The table as its MJ may use it. */
async function readTable(params: { system: string; id: string; tableId: string }, uid: string) {
  const [campaign, stored] = await Promise.all([
    readCampaign(params),
    readDocument(randomTables, params.id, params.tableId),
  ]);
  return requireRandomTable(campaign.data, uid, stored?.data);
}

export const deleteRandomTable: Handler<"deleteRandomTable"> = async ({ params, caller }) => {
  await readTable(params, caller.uid);
  await deleteIfPresent(randomTables, params.id, params.tableId);
  return null;
};

/** Throws `roll-already-made` where the request's id is another roll's. */
export const rollRandomTable: Handler<"rollRandomTable"> = async ({ params, body, caller, now }) => {
  const [table, member] = await Promise.all([readTable(params, caller.uid), readMember(caller)]);
  const { requestId, audience } = body;
  const thrown = rollOnTable(table.rows, cryptoSource);
  const request = { label: table.name, audience, roll: thrown.notation };
  const made = tableRoll({ uid: caller.uid, name: member.name }, undefined, request, thrown, now);
  const stored = await createAtTable(
    audience === "mj" ? mjRolls : rolls,
    [params.id, requestId],
    made,
    (earlier) => isSameRoll(earlier, caller.uid, request),
  );
  if (stored === undefined) throw new AppError("roll-already-made");
  return { id: requestId, ...stored };
};
