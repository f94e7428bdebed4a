import { expect, type Page } from "../../e2e/support/test";

/** What a script would leave behind if one of the attempts ran. */
export const RAN = "__ran";

/** Texts that run somewhere: as markup, as an address, in a template, in markdown, out of a string. */
export const ATTEMPTS = [
  `"><img src=x onerror=${RAN}=1>`,
  `<script>${RAN}=1</script>`,
  `javascript:${RAN}=1`,
  `{{constructor.constructor('${RAN}=1')()}}`,
  `[a](javascript:${RAN}=1)`,
  `\${${RAN}=1}');${RAN}=1//`,
  `<svg/onload=${RAN}=1>`,
] as const;

let next = 0;

/** The next attempt, in turn. */
export function attempt(): string {
  next += 1;
  return ATTEMPTS[next % ATTEMPTS.length] ?? "";
}

/** How many there have been. */
export const attemptsMade = (): number => next;

/** Texts that end with what they are, so that it can be asked of a page whether it shows them. */
export class NamedTexts {
  readonly #of: string;
  readonly #unseen = new Set<string>();

  /** `of`: what else each of them ends with, for there may be others on the same page. */
  constructor(of: string) {
    this.#of = of;
  }

  /** How the text of this name ends. */
  mark(name: string): string {
    return `//${name} ${this.#of};`;
  }

  /** The next attempt, under this name. */
  write(name: string): string {
    this.#unseen.add(this.mark(name));
    return attempt() + this.mark(name);
  }

  /** Waits until the page shows those of these names, in its markup or its fields. */
  async expectOn(page: Page, ...names: string[]): Promise<void> {
    const marks = names.map((name) => this.mark(name));
    const missing = () =>
      page.evaluate((wanted) => {
        const fields = [...document.querySelectorAll("input, textarea")] as HTMLInputElement[];
        const shown = [document.body.textContent, ...fields.map(({ value }) => value)].join("\n");
        return wanted.filter((mark) => !shown.includes(mark));
      }, marks);
    await expect.poll(missing, `not shown on ${page.url()}`).toEqual([]);
    for (const mark of marks) this.#unseen.delete(mark);
  }

  /** Those that were written, and that no page was asked for. */
  get unseen(): string[] {
    return [...this.#unseen];
  }
}

/** What says which game or item is meant, without which nothing would be shown at all. */
const KEPT = new Set(["itemId", "itemSystem", "system", "id"]);

/** The same value with an attempt in place of each of its texts. */
export function poisoned(value: unknown, field = ""): unknown {
  if (typeof value === "string") return KEPT.has(field) ? value : attempt();
  if (Array.isArray(value)) return value.map((one) => poisoned(one, field));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]));
}
