import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RULES } from "./rulesExamples";

const GAMES = ["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const;
const ROW = /^\| (\w+) \| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm;
/** What the proof asks for. */
const LEAST = 40;

interface Example {
  readonly rule: string;
  readonly name: string;
  readonly given: Record<string, never>;
  readonly gives: unknown;
}

/** The worked examples of a game's page. */
function examplesOf(game: string): Example[] {
  const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), "utf8");
  return [...page.matchAll(ROW)].map(([, rule = "", name = "", given = "", gives = ""]) => ({
    rule,
    name,
    given: JSON.parse(given),
    gives: JSON.parse(gives),
  }));
}

describe.each(GAMES)("docs/rules/%s.md", (game) => {
  const examples = examplesOf(game);

  it(`has ${LEAST} worked examples at least`, () => {
    expect(examples.length).toBeGreaterThanOrEqual(LEAST);
    const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), "utf8");
    const rows = page.split("## Worked examples")[1]?.match(/^\| \w+ \|/gm) ?? [];
    // The head of the table is none.
    expect(rows.length - 1).toBe(examples.length);
  });

  it.each(examples.map((example) => [`${example.rule}: ${example.name}`, example] as const))(
    "%s",
    (_, { rule, given, gives }) => {
      const run = RULES[game][rule];
      if (run === undefined) throw new Error(`no rule « ${rule} » in ${game}`);
      const result = run(given);
      if (typeof gives === "object" && gives !== null && !Array.isArray(gives)) {
        expect(result).toMatchObject(gives);
      } else expect(result).toEqual(gives);
    },
  );
});
