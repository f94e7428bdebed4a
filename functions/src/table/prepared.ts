import type { CampaignDocument } from "domain/documents/campaign";
import { campaigns } from "domain/documents/campaign";
import type { DocumentKind } from "domain/documents/documentKind";
import { deleteIfPresent, readDocument, type Stored } from "../store/firestore";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import type { Caller } from "../store/sessions";
import { readCampaign, requireCampaign } from "./readCampaign";

/** What an MJ prepares for a campaign, one document each, of which a campaign has so many: its rules, which throw. */
interface Rules<Data extends object, Draft extends object, View> {
  readonly kind: DocumentKind<Data, [campaignId: string, id: string]>;
  /** How many a campaign has. */
  readonly count: (campaignId: string) => Promise<number>;
  readonly decideCreate: (
    campaign: CampaignDocument,
    uid: string,
    draft: Draft,
    count: number,
    now: number,
  ) => Data;
  readonly decideUpdate: (
    campaign: CampaignDocument,
    uid: string,
    stored: Data | undefined,
    draft: Draft & { readonly version: number },
    now: number,
  ) => Data;
  /** What is stored, to whom it is open. */
  readonly requireOwn: (campaign: CampaignDocument, uid: string, stored: Data | undefined) => Data;
  readonly view: (id: string, data: Data) => View;
  /** What is written with a new one. */
  readonly alongside?: (
    guarded: Guarded,
    campaign: Stored<CampaignDocument>,
    id: string,
    made: Data,
  ) => Promise<void>;
}

interface Asked {
  readonly params: { readonly system: string; readonly id: string };
  readonly caller: Caller;
}

interface Changing<Body> extends Asked {
  readonly body: Body;
  readonly now: number;
}

/** The handlers of what an MJ prepares. Each throws `campaign-not-found` and what its rules throw. */
export function prepared<Data extends object, Draft extends object, View>(rules: Rules<Data, Draft, View>) {
  const { kind, view, requireOwn } = rules;

  const read = async ({ params, caller }: Asked, id: string): Promise<Data> => {
    const [campaign, stored] = await Promise.all([readCampaign(params), readDocument(kind, params.id, id)]);
    return requireOwn(campaign.data, caller.uid, stored?.data);
  };

  return {
    read,

    /** Counts and creates in one write, guarded by the campaign too: none is left behind by its deletion. */
    create: async ({
      params,
      body: { requestId, ...draft },
      caller,
      now,
    }: Changing<Draft & { readonly requestId?: string | undefined }>): Promise<View> => {
      const id = idOfRequest(caller.uid, requestId);
      // Before its contents are counted: an id that no campaign can have is no part of a path.
      await readCampaign(params, caller);
      return inGuardedBatch(async (guarded) => {
        const [found, earlier, count] = await Promise.all([
          guarded.read(campaigns, params.id),
          guarded.read(kind, params.id, id),
          guarded.counting(["campaigns", params.id], kind.name, () => rules.count(params.id)),
        ]);
        const stored = requireCampaign(params, found);
        const { data: campaign } = stored;
        if (earlier !== undefined) return view(id, requireOwn(campaign, caller.uid, earlier.data));
        const made = rules.decideCreate(campaign, caller.uid, draft as unknown as Draft, count, now);
        guarded.create(kind, [params.id, id], made);
        await rules.alongside?.(guarded, stored, id, made);
        return view(id, made);
      });
    },

    update: (
      { params, body, caller, now }: Changing<Draft & { readonly version: number }>,
      id: string,
    ): Promise<View> =>
      inGuardedBatch(async (guarded) => {
        const [found, stored] = await Promise.all([
          guarded.read(campaigns, params.id),
          guarded.read(kind, params.id, id),
        ]);
        const { data: campaign } = requireCampaign(params, found);
        const changed = rules.decideUpdate(campaign, caller.uid, stored?.data, body, now);
        guarded.set(kind, [params.id, id], changed);
        return view(id, changed);
      }),

    remove: async (asked: Asked, id: string): Promise<null> => {
      await read(asked, id);
      await deleteIfPresent(kind, asked.params.id, id);
      return null;
    },
  };
}
