import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import * as z from "zod/mini";
import type { deviceStorage } from "../../browser/deviceStorage";
import {
  heard,
  isToSave,
  isUnsaved,
  keptMine,
  type NoteDraft,
  notSaved,
  openDraft,
  type SavedNote,
  saved,
  sending,
  tookTheirs,
  typed,
  withItem,
} from "./noteDraft";

interface NoteAdapter {
  readonly key: string;
  readonly system: SystemId;
  readonly storage: Pick<typeof deviceStorage, "read" | "write" | "remove">;
  /** Resolves with the new revision. */
  readonly save: (text: string, revision: number) => Promise<number>;
  /** What made it fail, in the words of a draft. */
  readonly problemOf: (error: unknown) => NonNullable<NoteDraft["problem"]>;
}

/** After the last key that was pressed. */
const SAVE_AFTER_MS = 1_000;
/** The time between two attempts; the network's return starts one at once. */
const RETRY_MS = 5_000;

const keptSchema = z.object({
  text: z.string(),
  base: z.object({ text: z.string(), revision: z.number() }),
  /** Of its campaign: whoever sends it later must name it. */
  system: z.enum(SYSTEM_IDS),
});

/** A note that this device kept because the server did not have it; undefined where there is none. */
export function readKeptNote(stored: string | null): z.infer<typeof keptSchema> | undefined {
  try {
    const parsed = z.safeParse(keptSchema, JSON.parse(stored ?? "null"));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves a note while it is written, a moment after each change, and keeps it on this device until the server has it: a
 * tab that is closed, a lost connection or a failure loses nothing. What another device saved meanwhile waits for a
 * choice.
 */
export class NoteKeeper {
  readonly #adapter: NoteAdapter;
  readonly #watchers = new Set<() => void>();
  #draft: NoteDraft;
  /** What this keeper last saw or stored: another tab's newer text is left to that tab. */
  #stored: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Settles once what is being saved, or was saved last, has been tried. */
  #attempt: Promise<void> = Promise.resolve();
  #saving = false;
  #open = false;
  #closed = false;

  constructor(adapter: NoteAdapter) {
    this.#adapter = adapter;
    const kept = readKeptNote(adapter.storage.read(adapter.key));
    this.#stored = kept?.text;
    this.#draft = openDraft(kept);
  }

  readonly draft = (): NoteDraft => this.#draft;

  readonly watch = (tell: () => void): (() => void) => {
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  };

  /** Saves what this device kept, and from now on what is written. */
  open(): void {
    this.#open = true;
    this.#closed = false;
    void this.flush();
  }

  /** Saves what is written once more; what does not get through stays on this device. */
  close(): void {
    this.#open = false;
    this.#closed = true;
    void this.flush();
  }

  /** Keeps what is not saved on this device once more, whatever another tab made of the place where it was kept. */
  keep(): void {
    this.#store();
  }

  hear(news: SavedNote): void {
    this.#change(heard(this.#draft, news));
    if (isToSave(this.#draft) && this.#open) this.#later(SAVE_AFTER_MS);
  }

  readonly type = (text: string): void => {
    this.#change(typed(this.#draft, text));
    this.#later(SAVE_AFTER_MS);
  };

  /** A sentence as the last point of what is written. */
  readonly add = (sentence: string): void => this.type(withItem(this.#draft.text, sentence));

  readonly keepMine = (): void => {
    this.#change(keptMine(this.#draft));
    void this.flush();
  };

  readonly takeTheirs = (): void => this.#change(tookTheirs(this.#draft));

  /** Saves what is to be saved. Resolves once it was tried: whether all that is written is saved. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    if (!this.#saving) this.#attempt = this.#saveAll();
    await this.#attempt;
    return !isUnsaved(this.#draft);
  };

  async #saveAll(): Promise<void> {
    this.#saving = true;
    while (isToSave(this.#draft) && (await this.#save()));
    this.#saving = false;
    if (this.#open && this.#draft.problem === "unreached") this.#later(RETRY_MS);
  }

  async #save(): Promise<boolean> {
    const { text, base } = this.#draft;
    this.#change(sending(this.#draft));
    try {
      const revision = await this.#adapter.save(text, base.revision);
      this.#change(saved(this.#draft, revision));
      return true;
    } catch (error) {
      this.#change(notSaved(this.#draft, this.#adapter.problemOf(error)));
      return false;
    }
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #change(draft: NoteDraft): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    this.#store();
    for (const tell of this.#watchers) tell();
  }

  #store(): void {
    const { key, storage, system } = this.#adapter;
    const { text, base } = this.#draft;
    if (isUnsaved(this.#draft)) {
      // Once closed, whoever saves the note now may have taken it from here: it is not brought back.
      if (this.#closed && readKeptNote(storage.read(key)) === undefined) return;
      storage.write(key, JSON.stringify({ text, base, system }));
      this.#stored = text;
    } else if (this.#stored !== undefined) {
      if (readKeptNote(storage.read(key))?.text === this.#stored) storage.remove(key);
      this.#stored = undefined;
    }
  }
}
