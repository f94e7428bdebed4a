import type { ForgeDice } from "domain/game/forge/forgeDice";
import type { ForgeRules } from "domain/game/forge/forgeRules";
import type { Draft } from "domain/game/gameTypes";
import { STARTING_MONEY } from "domain/games/cyberpunk/creation";
import type { DraftSummary } from "domain/table/forge/summary";
import { CTHULHU_PAGES } from "../../games/cthulhu/forge/CthulhuSteps";
import { CYBERPUNK_PAGES } from "../../games/cyberpunk/forge/CyberpunkSteps";
import { DND5E_PAGES } from "../../games/dnd5e/forge/Dnd5eSteps";
import { VAMPIRE_PAGES } from "../../games/vampire/forge/VampireSteps";
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
        identity={draft.identity}
        onIdentity={(identity) => change({ ...draft, identity })}
      />
    );
  }
  return <GamePage step={step} {...page} />;
}

function GamePage({ step, ...page }: Omit<DraftPageProps, "summary">) {
  const { draft, change } = page;
  switch (draft.system) {
    case "dnd5e": {
      const Page = Object.hasOwn(DND5E_PAGES, step) && DND5E_PAGES[step as keyof typeof DND5E_PAGES];
      return Page && <Page {...page} draft={draft} />;
    }
    case "vampire": {
      const Page = Object.hasOwn(VAMPIRE_PAGES, step) && VAMPIRE_PAGES[step as keyof typeof VAMPIRE_PAGES];
      if (Page) return <Page {...page} draft={draft} />;
      break;
    }
    case "cyberpunk": {
      const Page =
        Object.hasOwn(CYBERPUNK_PAGES, step) && CYBERPUNK_PAGES[step as keyof typeof CYBERPUNK_PAGES];
      if (Page) return <Page {...page} draft={draft} />;
      break;
    }
    case "cthulhu": {
      const Page = Object.hasOwn(CTHULHU_PAGES, step) && CTHULHU_PAGES[step as keyof typeof CTHULHU_PAGES];
      if (Page) return <Page {...page} draft={draft} />;
      break;
    }
  }
  return (
    <GearStep
      system={draft.system}
      gear={draft.gear}
      budget={draft.system === "cyberpunk" ? { amount: STARTING_MONEY, unit: "eb" } : undefined}
      onGear={(gear) => change({ ...draft, gear })}
    />
  );
}
