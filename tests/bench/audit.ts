import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

type Marks = Record<(typeof CATEGORIES)[number], number>;

export interface Audit {
  marks: Marks;
  /** What cost the page its full marks outside performance, in Lighthouse's words. */
  faults: string[];
}

/** Lighthouse's marks out of 100 for a page, as the browser that listens on `port` sees it, sessions included. */
export async function audit(url: string, port: number): Promise<Audit> {
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    // Wiping the storage would sign the member out.
    disableStorageReset: true,
  });
  if (run === undefined) throw new Error(`Lighthouse could not read ${url}`);
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const mark = (name: keyof Marks) => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = (["accessibility", "best-practices"] as const).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  );
  return {
    marks: {
      performance: mark("performance"),
      accessibility: mark("accessibility"),
      "best-practices": mark("best-practices"),
    },
    faults,
  };
}
