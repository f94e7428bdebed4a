import { campaigns } from "domain/documents/campaign";
import { AppError } from "domain/values/errors";
import { isSystemId } from "domain/values/systemIds";
import { compareFrench } from "domain/values/text/compareFrench";
import type { Handler } from "../http/handler";
import { readPlayStates } from "../play/playStates";
import { charactersOf } from "../store/characterQueries";
import { readIfValid } from "../store/firestore";
import { characterView } from "./characterView";

/** The caller's own characters, sorted by name. Reads their states in play, and each of
 * their campaigns once, for its name. */
export const listCharacters: Handler<"listCharacters"> = async ({
  params: { system },
  query,
  caller,
  now,
}) => {
  if (query.userId !== undefined && query.userId !== caller.uid) throw new AppError("forbidden");
  if (!isSystemId(system)) return [];
  const found = await charactersOf(caller.uid, system);
  const campaignIds = new Set(found.flatMap(({ data }) => data.campaignId ?? []));
  const [states, read] = await Promise.all([
    readPlayStates(found, now),
    Promise.all([...campaignIds].map((id) => readIfValid(campaigns, id))),
  ]);
  const names = new Map(read.flatMap((campaign) => (campaign ? [[campaign.id, campaign.data.name]] : [])));
  return found
    .map((character) =>
      characterView(character, names.get(character.data.campaignId ?? ""), states.get(character.id)),
    )
    .toSorted((a, b) => compareFrench(a.name, b.name));
};
