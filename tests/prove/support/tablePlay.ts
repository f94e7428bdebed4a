import { randomUUID } from "node:crypto";
import { getCampaign, setVttStatus } from "domain/api/campaigns";
import { changeFight } from "domain/api/fight";
import { sendMessage } from "domain/api/messages";
import { changePlayState } from "domain/api/play";
import { rollForTable } from "domain/api/rolls";
import type { Answer } from "../../support/apiClient";
import type { VirtualMember } from "./virtualMember";

/** A table with its members, the MJ first, and what its acts go on from. */
export interface VirtualTable {
  members: readonly VirtualMember[];
  /** The character of the first player. */
  hero: string;
  revision: number;
  isOpen: boolean;
}

export interface Act {
  name: string;
  /** How often a table does it, in milliseconds: an evening's pace when all are awake. */
  every: number;
  /** Answers the API's answer; `arrival` is the path of the document that the others will see. */
  perform: (table: VirtualTable, by: VirtualMember) => Promise<{ answer: Answer; arrival?: string }>;
  byMj?: boolean;
}

const at = ({ table }: VirtualMember) => ({ params: { system: table.system, id: table.id } });

const INITIATIVE = {
  order: ["Gobelin", "Loup", "Ogre"].map((name, index) => ({
    id: `creature-${index}`,
    name,
    pronouns: "",
    role: "",
    kind: "creature" as const,
    hidden: false,
    value: 20 - index,
  })),
  activeIndex: 0,
  round: 1,
};

/** What a table does in an evening. Heartbeats are each member's own, every 30 s. */
export const ACTS: readonly Act[] = [
  {
    name: "roll",
    every: 20_000,
    perform: async (_, by) => {
      const requestId = randomUUID();
      const body = { requestId, label: "Attaque", roll: "1d20+5", audience: "table" as const };
      const answer = await by.browser.call(rollForTable, { ...at(by), body });
      return { answer, arrival: `campaigns/${by.table.id}/rolls/${answer.body?.id}` };
    },
  },
  {
    name: "message",
    every: 20_000,
    perform: async (_, by) => {
      const body = { requestId: randomUUID(), text: "On avance prudemment." };
      const answer = await by.browser.call(sendMessage, { ...at(by), body });
      return { answer, arrival: `campaigns/${by.table.id}/messages/${answer.body?.id}` };
    },
  },
  {
    name: "turn",
    every: 30_000,
    byMj: true,
    perform: async (table, by) => {
      table.revision += 1;
      const operation =
        table.revision === 1
          ? { type: "rollInitiative" as const, initiative: INITIATIVE }
          : { type: "nextTurn" as const };
      const share = { id: randomUUID(), operation: { type: "share" as const, shared: true } };
      const entries = [...(table.revision === 1 ? [share] : []), { id: randomUUID(), operation }];
      return { answer: await by.browser.call(changeFight, { ...at(by), body: { entries } }) };
    },
  },
  {
    name: "hit points",
    every: 30_000,
    byMj: true,
    perform: async (table, by) => {
      const kind = table.revision % 2 === 0 ? "damage" : "heal";
      const entries = [{ id: randomUUID(), operation: { kind, amount: 1 } }];
      return {
        answer: await by.browser.call(changePlayState, { params: { id: table.hero }, body: { entries } }),
      };
    },
  },
  {
    name: "VTT",
    every: 300_000,
    byMj: true,
    perform: async (table, by) => {
      table.isOpen = !table.isOpen;
      const joinUrl = `/session/${by.table.id}`;
      const body = table.isOpen ? { status: "online" as const, joinUrl } : { status: "offline" as const };
      return { answer: await by.browser.call(setVttStatus, { ...at(by), body }) };
    },
  },
  {
    name: "campaign read",
    every: 12_000,
    perform: async (_, by) => ({ answer: await by.browser.call(getCampaign, at(by)) }),
  },
];
