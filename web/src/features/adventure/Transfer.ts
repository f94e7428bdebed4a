import {
  ADVENTURE_KINDS,
  type Adventure,
  type AdventureContent,
  type AdventureContents,
  type AdventureKind,
} from "domain/table/adventure/adventure";
import { saveFile } from "../../browser/saveFile";
import { insist } from "../../http/insist";
import { serverSentence } from "../../http/serverSentence";
import { registerSessionActivity } from "../../session/sessionActivity";
import { Store } from "../../ui/Store";
import { AdventureSender, type Destination, type Insist } from "./AdventureSender";
import { type AdventureEntry, entryKey } from "./adventureEntry";

/** What could not be taken, and why. */
export interface Failure {
  readonly entry: AdventureEntry;
  readonly sentence: string;
}

/** Where it goes: a campaign by its name, or undefined for a file. */
export type TransferTarget = (Destination & { readonly name: string }) | undefined;

export type TransferState =
  | { readonly status: "idle" }
  | {
      readonly status: "running";
      readonly done: number;
      readonly all: number;
      /** What is on its way. */
      readonly name: string;
      /** It goes on by itself when the connection is back. */
      readonly waiting: boolean;
    }
  | {
      readonly status: "over";
      readonly to: TransferTarget;
      readonly made: number;
      readonly failures: readonly Failure[];
      /** It was stopped before all was taken. */
      readonly isStopped: boolean;
      /** What keeps the file as a whole from being saved. */
      readonly problem?: string | undefined;
    };

const FAILURE = "La copie a échoué. Réessaie.";

/** What weighs least first, so that something is there soon. */
const ORDER: readonly AdventureKind[] = ["creatures", "encounters", "randomTables", "handouts", "scenes"];

class Abandoned extends Error {}

interface Run {
  isOver: boolean;
}

/**
 * One after the other, what an MJ chose on its way to a campaign or to a file; it goes on while its screen is closed.
 */
export class Transfer extends Store<{ readonly transfer: TransferState }> {
  #run: Run = { isOver: true };
  #sender: AdventureSender | undefined;
  #refresh: () => void = () => undefined;

  constructor() {
    super({ transfer: { status: "idle" } });
  }

  /** Copies to a campaign, whose lists are read anew then. What the server refuses is told, and the rest goes on. */
  async copy(
    entries: readonly AdventureEntry[],
    to: Destination & { readonly name: string },
    refresh: () => void,
  ): Promise<void> {
    this.#refresh = refresh;
    // The same one for what is tried again: nothing is made twice.
    this.#sender = new AdventureSender(to, (send) => this.#insist(send));
    // Handouts are listed the newest first: the last of the list is made first.
    const [handouts, others] = [
      entries.filter(({ kind }) => kind === "handouts"),
      entries.filter(({ kind }) => kind !== "handouts"),
    ];
    await this.#copyAll([...others, ...handouts.toReversed()], to);
  }

  /** Tries again what failed. */
  async retry(): Promise<void> {
    const { transfer } = this.state;
    if (transfer.status !== "over" || transfer.to === undefined || this.#sender === undefined) return;
    await this.#copyAll(
      transfer.failures.map(({ entry }) => entry),
      transfer.to,
    );
  }

  /** Saves a file under the name of a campaign. */
  async save(entries: readonly AdventureEntry[], name: string): Promise<void> {
    const contents: AdventureContent[] = [];
    const { failures, made, isStopped } = await this.#each(entries, async (_, content) => {
      contents.push(content);
    });
    const over = { status: "over" as const, to: undefined, failures, isStopped };
    if (isStopped || contents.length === 0) return this.#show({ ...over, made: 0 });
    try {
      const { adventureFile } = await import("domain/import/adventureFile");
      saveFile(adventureFile(name, adventureWith(contents)), "application/json");
      this.#show({ ...over, made });
    } catch (error) {
      this.#show({
        ...over,
        made: 0,
        problem: serverSentence(error, "Le fichier n'a pas pu être enregistré."),
      });
    }
  }

  stop(): void {
    this.#run.isOver = true;
  }

  close(): void {
    this.#show({ status: "idle" });
  }

  async #copyAll(entries: readonly AdventureEntry[], to: TransferTarget): Promise<void> {
    const sender = this.#sender;
    if (sender === undefined) return;
    const result = await this.#each(entries, (key, content) => sender.send(key, content));
    let problem: string | undefined;
    try {
      if (!result.isStopped) await sender.settleLinks();
    } catch (error) {
      problem = serverSentence(error, "Les liens entre les aides de jeu n'ont pas tous suivi.");
    }
    this.#refresh();
    this.#show({ status: "over", to, ...result, ...(problem !== undefined && { problem }) });
  }

  async #each(
    entries: readonly AdventureEntry[],
    take: (key: string, content: AdventureContent) => Promise<void>,
  ): Promise<{ made: number; failures: Failure[]; isStopped: boolean }> {
    this.stop();
    const run = { isOver: false };
    this.#run = run;
    const failures: Failure[] = [];
    let made = 0;
    const ordered = ORDER.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
    for (const [done, entry] of ordered.entries()) {
      if (run.isOver) return { made, failures, isStopped: true };
      this.#show({ status: "running", done, all: ordered.length, name: entry.name, waiting: false });
      try {
        const content = await this.#insist(entry.load);
        await take(entryKey(entry), content);
        made += 1;
      } catch (error) {
        if (error instanceof Abandoned) return { made, failures, isStopped: true };
        failures.push({ entry, sentence: serverSentence(error, FAILURE) });
      }
    }
    return { made, failures, isStopped: false };
  }

  #insist: Insist = (send) => {
    const run = this.#run;
    return insist(send, {
      check: () => {
        if (run.isOver) throw new Abandoned();
      },
      tell: (status) => {
        const { transfer } = this.state;
        const waiting = status === "waiting";
        if (transfer.status === "running" && transfer.waiting !== waiting)
          this.#show({ ...transfer, waiting });
      },
    });
  };

  #show(transfer: TransferState): void {
    this.set({ transfer });
  }
}

/** What was chosen, by its kinds. */
function adventureWith(all: readonly AdventureContent[]): Adventure {
  const contentsOf = <Kind extends AdventureKind>(wanted: Kind) =>
    all.flatMap(({ kind, content }) => (kind === wanted ? [content as AdventureContents[Kind]] : []));
  return Object.fromEntries(ADVENTURE_KINDS.map((kind) => [kind, contentsOf(kind)])) as unknown as Adventure;
}

/** For as long as the session lasts, so that a campaign's goes on while its screen is closed. */
const transfers = new Map<string, Transfer>();

registerSessionActivity({
  stop: () => {
    for (const transfer of transfers.values()) transfer.stop();
    transfers.clear();
  },
});

export function transferOf(campaignId: string): Transfer {
  const known = transfers.get(campaignId);
  if (known) return known;
  const transfer = new Transfer();
  transfers.set(campaignId, transfer);
  return transfer;
}
