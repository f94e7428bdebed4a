/** How a roll ended, in the terms of its game; `tone` determines how the log shows it. */
export interface RollOutcome {
  readonly id: string;
  readonly label: string;
  readonly tone: "triumph" | "success" | "neutral" | "failure" | "disaster";
}

export const isSuccess = (outcome: Pick<RollOutcome, "tone"> | undefined): boolean =>
  outcome?.tone === "success" || outcome?.tone === "triumph";
