import { Button } from "@mantine/core";
import type { ForgeCampaign, Reopened } from "domain/game/forge/forge";
import type { Draft } from "domain/game/gameTypes";
import { withCampaignRules, withoutLimits } from "domain/table/forge/campaignRules";
import { asksAt, forgeSteps, missingAt } from "domain/table/forge/steps";
import { summariseDraft } from "domain/table/forge/summary";
import { completeStep, isCompletable } from "domain/table/forge/surprise";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { cryptoSource } from "../../browser/cryptoSource";
import { DraftPage } from "./DraftPage";
import { ForgeFrame } from "./frame/ForgeFrame";
import { useForgeDice } from "./useForgeDice";

interface DraftForgeProps {
  title: string;
  draft: Draft;
  change: (draft: Draft) => void;
  table: ForgeCampaign | undefined;
  /** The character in play that the draft changes or copies: it is held to less than a new one. */
  opened?: Reopened;
  /** The steps that it is about, where those are not all. */
  only?: readonly string[] | undefined;
  notices?: ReactNode;
  tools?: ReactNode;
  finish: { readonly label: string; readonly busy: boolean; readonly onFinish: (draft: Draft) => void };
}

/** A draft in the frame of the Forge, at the step that the address names. */
export function DraftForge(props: DraftForgeProps) {
  const { title, draft: kept, change, table, opened, only, notices, tools, finish } = props;
  const played = opened !== undefined;
  const [search, setSearch] = useSearchParams();
  const draft = useMemo(
    () => (played ? withoutLimits(kept) : withCampaignRules(kept, table)),
    [kept, table, played],
  );
  const levelUp = only !== undefined;
  const rules = useMemo(() => ({ table: table?.settings, played, levelUp }), [table, played, levelUp]);
  const dice = useForgeDice(draft.system, table);
  const summary = useMemo(() => summariseDraft(draft, opened), [draft, opened]);
  const steps = useMemo(
    () =>
      forgeSteps(draft.system, rules)
        .filter(({ id }) => only?.includes(id) ?? true)
        .map((step) => ({
          ...step,
          missing: missingAt(draft, step.id, rules),
          asks: asksAt(draft.system, step.id, rules),
        })),
    [draft, rules, only],
  );
  const asked = search.get("step");
  const current = steps.some(({ id }) => id === asked) ? (asked ?? "") : (steps[0]?.id ?? "");
  const isWhole = steps.every(({ missing }) => missing.length === 0);
  return (
    <ForgeFrame
      title={title}
      system={draft.system}
      steps={steps}
      current={current}
      onStep={(step) =>
        setSearch((earlier) => {
          const next = new URLSearchParams(earlier);
          next.set("step", step);
          return next;
        })
      }
      summary={summary}
      notices={notices}
      tools={tools}
      onComplete={
        isCompletable(draft.system, current)
          ? () => change(completeStep(draft, current, cryptoSource))
          : undefined
      }
      finish={
        <Button
          variant="primary"
          disabled={!isWhole}
          loading={finish.busy}
          onClick={() => finish.onFinish(draft)}
        >
          {finish.label}
        </Button>
      }
    >
      <DraftPage draft={draft} change={change} step={current} rules={rules} dice={dice} summary={summary} />
    </ForgeFrame>
  );
}
