import type { RandomTable } from "domain/api/randomTables";
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
import type { Handler } from "../http/handler";
import { countOf, randomTablesIn, randomTablesOf } from "../store/queries";
import { createAtTable } from "../table/createAtTable";
import { cryptoSource } from "../table/cryptoSource";
import { prepared } from "../table/prepared";
import { readCampaign } from "../table/readCampaign";
import { readMember } from "../table/readMember";

const viewOf = (id: string, { name, rows, version }: RandomTableDocument): RandomTable => ({
  ...{ id, name, rows, version },
});

const ofCampaign = prepared({
  kind: randomTables,
  count: (campaignId) => countOf(randomTablesOf(campaignId)),
  decideCreate: decideCreateRandomTable,
  decideUpdate: decideUpdateRandomTable,
  requireOwn: requireRandomTable,
  view: viewOf,
});

export const listRandomTables: Handler<"listRandomTables"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("prepareRandomTables", caller.uid, campaign.data);
  const found = await randomTablesIn(campaign.id);
  return found.map(({ id, data }) => viewOf(id, data));
};

export const createRandomTable: Handler<"createRandomTable"> = ofCampaign.create;

export const updateRandomTable: Handler<"updateRandomTable"> = (asked) =>
  ofCampaign.update(asked, asked.params.tableId);

export const deleteRandomTable: Handler<"deleteRandomTable"> = (asked) =>
  ofCampaign.remove(asked, asked.params.tableId);

/** Throws `roll-already-made` where the request's id is another roll's. */
export const rollRandomTable: Handler<"rollRandomTable"> = async (asked) => {
  const { params, body, caller, now } = asked;
  const [table, member] = await Promise.all([ofCampaign.read(asked, params.tableId), readMember(caller)]);
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
