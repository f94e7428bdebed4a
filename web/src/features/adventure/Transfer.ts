import { MAX_ADVENTURE_BYTES } from "domain/import/adventureBytes";
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
import { AdventureSender, type Destination, type Insist, Unfinished } from "./AdventureSender";
import { type AdventureEntry, entryKey } from "./adventureEntry";

/** What could not be taken, and why. */
interface Failure {
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
      /** It ends with what is on its way. */
      readonly stopping?: boolean;
    }
  | {
      readonly status: "over";
      readonly to: TransferTarget;
      readonly made: number;
      readonly failures: readonly Failure[];
      /** What was not taken: what failed, and what comes after the stop. */
      readonly rest: readonly AdventureEntry[];
      readonly isStopped: boolean;
      /** What else is to be said. */
      readonly notes: readonly string[];
    };

const FAILURE = "le serveur n'a pas pu le faire.";

/** What weighs least first, so that something is there soon. */
const ORDER: readonly AdventureKind[] = ["creatures", "encounters", "randomTables", "handouts", "scenes"];

class Abandoned extends Error {}

interface Result {
  readonly made: number;
  readonly failures: readonly Failure[];
  readonly rest: readonly AdventureEntry[];
  readonly isStopped: boolean;
  readonly notes: readonly string[];
}

/** In base64, which is nearly all that anything weighs. */
function pictureBytes({ kind, content }: AdventureContent): number {
  if (kind === "handouts") return content.picture?.length ?? 0;
  if (kind !== "scenes") return 0;
  return Object.values(content.picture ?? {}).reduce((sum, piece) => sum + piece.length, 0);
}

/**
 * One after the other, what an MJ chose on its way to a campaign or to a file; it goes on while its screen is closed.
 */
export class Transfer extends Store<{ readonly transfer: TransferState }> {
  #giving = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #sender: AdventureSender | undefined;
  #refresh: () => void = () => undefined;

  constructor() {
    super({ transfer: { status: "idle" } });
  }

  /** Copies to a campaign, whose lists are read anew then. What the server refuses is told, and the rest goes on. */
  copy(
    entries: readonly AdventureEntry[],
    to: Destination & { readonly name: string },
    refresh: () => void,
  ): Promise<void> {
    this.#refresh = refresh;
    // The same one for what is tried again: nothing is made twice.
    this.#sender = new AdventureSender(to, (ask) => this.#insist(ask));
    // Handouts are listed the newest first: the last of the list is made first.
    const [handouts, others] = [
      entries.filter(({ kind }) => kind === "handouts"),
      entries.filter(({ kind }) => kind !== "handouts"),
    ];
    return this.#copyAll([...others, ...handouts.toReversed()], to);
  }

  /** Goes on with what was not copied. */
  async resume(): Promise<void> {
    const { transfer } = this.state;
    if (transfer.status === "over" && transfer.to) await this.#copyAll(transfer.rest, transfer.to);
  }

  /** Saves a file under the name of a campaign. */
  async save(entries: readonly AdventureEntry[], name: string): Promise<void> {
    const contents: AdventureContent[] = [];
    let bytes = 0;
    const result = await this.#each(entries, async (_, content) => {
      contents.push(content);
      bytes += pictureBytes(content);
      // It would be too large: the rest need not be read.
      if (bytes > MAX_ADVENTURE_BYTES) this.#giving.abort();
      return undefined;
    });
    const isTooLarge = bytes > MAX_ADVENTURE_BYTES;
    const over = { status: "over" as const, to: undefined, ...result };
    if ((result.isStopped && !isTooLarge) || contents.length === 0) return this.#show({ ...over, made: 0 });
    try {
      const { adventureFile, tooLarge } = await import("domain/import/adventureFile");
      if (isTooLarge) throw tooLarge();
      saveFile(adventureFile(name, adventureWith(contents)), "application/json");
      this.#show(over);
    } catch (error) {
      const note = serverSentence(error, "Le fichier n'a pas pu être enregistré.");
      this.#show({ ...over, made: 0, isStopped: false, notes: [note] });
    }
  }

  /** Ends it once what is on its way is whole, or gone again. */
  stop(): Promise<unknown> {
    this.#giving.abort();
    const { transfer } = this.state;
    if (transfer.status === "running") this.#show({ ...transfer, stopping: true });
    return this.#running;
  }

  close(): void {
    this.#show({ status: "idle" });
  }

  async #copyAll(entries: readonly AdventureEntry[], to: TransferTarget): Promise<void> {
    const sender = this.#sender;
    if (sender === undefined) return;
    const result = await this.#each(entries, (key, content) => sender.send(key, content));
    const unsettled = result.isStopped ? [] : await sender.settleLinks();
    const links = unsettled.map(
      (title) => `${title} : ses liens vers d'autres aides de jeu n'ont pas suivi.`,
    );
    this.#refresh();
    this.#show({ status: "over", to, ...result, notes: [...result.notes, ...links] });
  }

  #each(
    entries: readonly AdventureEntry[],
    take: (key: string, content: AdventureContent) => Promise<string | undefined>,
  ): Promise<Result> {
    this.#giving.abort();
    const giving = new AbortController();
    this.#giving = giving;
    const ordered = ORDER.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
    const running = this.#takeAll(ordered, take, giving.signal);
    this.#running = running;
    return running;
  }

  async #takeAll(
    entries: readonly AdventureEntry[],
    take: (key: string, content: AdventureContent) => Promise<string | undefined>,
    signal: AbortSignal,
  ): Promise<Result> {
    const failures: Failure[] = [];
    const notes: string[] = [];
    let made = 0;
    for (const [done, entry] of entries.entries()) {
      const stopped = () => {
        const rest = [...failures.map((one) => one.entry), ...entries.slice(done)];
        return { made, failures, rest, notes, isStopped: true };
      };
      if (signal.aborted) return stopped();
      this.#show({ status: "running", done, all: entries.length, name: entry.name, waiting: false });
      try {
        const content = await this.#insist(entry.load);
        const note = await take(entryKey(entry), content);
        made += 1;
        if (note) notes.push(`${entry.name} : ${note}`);
      } catch (error) {
        if (error instanceof Abandoned) return stopped();
        const sentence = error instanceof Unfinished ? error.message : serverSentence(error, FAILURE);
        if (error instanceof Unfinished && signal.aborted) {
          notes.push(`${entry.name} : ${sentence}`);
          return stopped();
        }
        failures.push({ entry, sentence });
      }
    }
    return { made, failures, rest: failures.map(({ entry }) => entry), notes, isStopped: false };
  }

  #insist: Insist = (ask) => {
    const { signal } = this.#giving;
    return insist(ask, {
      signal,
      check: () => {
        if (signal.aborted) throw new Abandoned();
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
    const stopped = [...transfers.values()].map((transfer) => transfer.stop());
    transfers.clear();
    return Promise.all(stopped);
  },
});

export function transferOf(campaignId: string): Transfer {
  const known = transfers.get(campaignId);
  if (known) return known;
  const transfer = new Transfer();
  transfers.set(campaignId, transfer);
  return transfer;
}
