import type { ForgeDice } from "domain/game/forge/forgeDice";
import type { ForgeRules } from "domain/game/forge/forgeRules";
import type { Draft } from "domain/game/gameTypes";
import type { DraftSummary } from "domain/table/forge/summary";
import { forgePagesOf } from "../../games/registry/forgePages";
import { GearStep } from "../../kits/forge/GearStep";
import { PortraitStep } from "../../kits/forge/PortraitStep";
import { ReviewStep } from "../../kits/forge/ReviewStep";

interface DraftPageProps {
  draft: Draft;
  change: (draft: Draft) => void;
  step: string;
  rules: ForgeRules;
  dice: ForgeDice;
  summary: DraftSummary;
}

/** The page of a step: those of every game first, then the game's own. */
export function DraftPage({ step, summary, ...page }: DraftPageProps) {
  const { draft, change } = page;
  if (step === "review") return <ReviewStep system={draft.system} summary={summary} />;
  if (step === "portrait") {
    return (
      <PortraitStep
        system={draft.system}
        hasProfile={forgePagesOf(draft.system).hasProfile}
        identity={draft.identity}
        onIdentity={(identity) => change({ ...draft, identity })}
      />
    );
  }
  return <GamePage step={step} {...page} />;
}

function GamePage({ step, ...page }: Omit<DraftPageProps, "summary">) {
  const { draft, change } = page;
  const { pages, budget } = forgePagesOf(draft.system);
  const Page = pages.get(step);
  if (Page !== undefined) return <Page {...page} />;
  if (!("gear" in draft)) return null;
  return (
    <GearStep
      system={draft.system}
      gear={draft.gear}
      budget={budget && { left: budget.left(draft), unit: budget.unit, facts: budget.facts(draft) }}
      onGear={(gear) => change({ ...draft, gear })}
    />
  );
}
