import { getEncounter } from "domain/api/encounters";
import type { AdventureKind } from "domain/table/adventure/adventure";
import { adventureScene } from "domain/table/adventure/adventureScene";
import { portableText } from "domain/table/adventure/handoutLinks";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { handoutPictureAddress } from "domain/table/handouts/handoutPicture";
import { HANDOUT_KIND_NAMES } from "domain/table/handouts/handoutText";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { useOwnCreaturesQuery } from "../../api/creatures";
import { useEncountersQuery } from "../../api/encounters";
import { useRandomTablesQuery } from "../../api/randomTables";
import { call } from "../../http/call";
import { readOwnPicture } from "../../http/readOwnPicture";
import { type LiveHandout, useHandouts } from "../../live/handouts";
import { dataOf } from "../../live/liveSource";
import { type LiveScene, useLiveScenes } from "../../live/scene/scenes";
import { readWholeScene } from "../../live/scene/wholeScene";
import { useLastKnown } from "../../ui/useLastKnown";
import { type AdventureEntry, creaturesText, rowsText, sizeText } from "./adventureEntry";

/** How many handouts a page adds. */
const PAGE = 100;

/** What there is of one kind. */
export interface KindEntries {
  readonly kind: AdventureKind;
  /** Undefined while it is on its way. */
  readonly entries: readonly AdventureEntry[] | undefined;
  readonly failed?: boolean;
  /** Shows more; undefined where all is there. */
  readonly showMore?: (() => void) | undefined;
}

interface Campaign {
  readonly id: string;
  readonly system: SystemId;
}

function sceneEntry({ id: campaignId, system }: Campaign, scene: LiveScene): AdventureEntry {
  const { id: key, name } = scene;
  return {
    ...{ kind: "scenes", key, name, facts: sizeText(scene), games: [] },
    load: async () => {
      const whole = await readWholeScene(campaignId, scene, await loadCreatures(system));
      return { kind: "scenes", content: adventureScene(whole) };
    },
  };
}

function handoutEntry({ id: campaignId }: Campaign, handout: LiveHandout): AdventureEntry {
  const { id: key, kind, title, parts, pictureId } = handout;
  return {
    ...{ kind: "handouts", key, name: title, facts: HANDOUT_KIND_NAMES[kind], games: [] },
    load: async () => {
      const picture =
        pictureId === undefined
          ? undefined
          : await readOwnPicture(handoutPictureAddress(campaignId, pictureId));
      const portable = parts.map(({ title: part, text, secret }) => ({
        ...{ title: part, text: portableText(text, campaignId), secret },
      }));
      const content = { key, kind, title, parts: portable, ...(picture !== undefined && { picture }) };
      return { kind: "handouts", content };
    },
  };
}

/** What an MJ prepared for a campaign, and their own creatures of its game. */
export function useCampaignEntries(campaign: Campaign): readonly KindEntries[] {
  const { id, system } = campaign;
  const [count, setCount] = useState(PAGE);
  const scenes = useLiveScenes(id);
  const handouts = useHandouts(id, count);
  const page = useLastKnown(dataOf(handouts));
  const encounters = useEncountersQuery(system, id);
  const randomTables = useRandomTablesQuery(system, id);
  const creatures = useOwnCreaturesQuery(system);
  return [
    {
      kind: "scenes",
      entries: dataOf(scenes)?.map((scene) => sceneEntry(campaign, scene)),
      failed: scenes.status === "failed",
    },
    {
      kind: "encounters",
      entries: encounters.data?.map(({ id: encounterId, name, outline }) => ({
        ...{ kind: "encounters", key: encounterId, name, games: [system] },
        facts: creaturesText(outline.reduce((sum, line) => sum + line.count, 0)),
        load: async () => {
          const { lines } = await call(getEncounter, { params: { system, id, encounterId } });
          return { kind: "encounters", content: { name, lines } };
        },
      })),
      failed: encounters.isError,
    },
    {
      kind: "handouts",
      entries: page?.handouts.map((handout) => handoutEntry(campaign, handout)),
      failed: handouts.status === "failed",
      showMore: page?.more ? () => setCount((known) => known + PAGE) : undefined,
    },
    {
      kind: "randomTables",
      entries: randomTables.data?.map(({ id: key, name, rows }) => ({
        ...{ kind: "randomTables", key, name, facts: rowsText(rows.length), games: [] },
        load: async () => ({ kind: "randomTables", content: { name, rows } }),
      })),
      failed: randomTables.isError,
    },
    {
      kind: "creatures",
      entries: creatures.data?.map(({ id: key, ...content }) => ({
        ...{ kind: "creatures", key, name: content.name, facts: content.about, games: [system] },
        load: async () => ({ kind: "creatures", content }),
      })),
      failed: creatures.isError,
    },
  ];
}
