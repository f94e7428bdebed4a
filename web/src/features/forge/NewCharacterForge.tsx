import { createCharacter } from "domain/api/characters";
import { buildCharacter } from "domain/forge/buildCharacter";
import { type Draft, emptyDraft } from "domain/forge/draft";
import { rollForOneself } from "domain/forge/rollForOneself";
import { type ForgeTable, seatDraft } from "domain/forge/seat";
import { surprise } from "domain/forge/surprise";
import { paths } from "domain/links/paths";
import type { SystemId } from "domain/systems/systemIds";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useAllCharactersQuery, useRefreshCharacters } from "../../api/characters";
import { cryptoSource } from "../../browser/cryptoSource";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { usePageTitle } from "../../ui/usePageTitle";
import { creationFailure } from "./creationFailure";
import { DraftForge } from "./DraftForge";
import { ForgeNotices } from "./ForgeNotices";
import { ForgeTools } from "./ForgeTools";
import { useForgeTable } from "./useForgeTable";
import { useKeptDraft } from "./useKeptDraft";

/** Somebody by chance, the dice that one throws for oneself included: those of levels are known once the class is. */
function byChance(draft: Draft, table: ForgeTable | undefined): Draft {
  const rolled = rollForOneself(seatDraft(draft, table), table, cryptoSource);
  return rollForOneself(surprise(rolled, cryptoSource), table, cryptoSource);
}

/** A character from a blank sheet, for a table or for none yet. */
export function NewCharacterForge({ system }: { system: SystemId }) {
  usePageTitle("Nouveau personnage");
  const { uid, characterQuota } = useMember();
  const [search, setSearch] = useSearchParams();
  const choice = useForgeTable(system, search.get("campaign") ?? undefined);
  const { draft, change, restart, done } = useKeptDraft(
    STORAGE_KEYS.forgeDraft(uid, system, { kind: "new" }),
    system,
    emptyDraft(system),
  );
  const owned = useAllCharactersQuery();
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const sitAt = (campaignId: string) =>
    setSearch(
      (earlier) => {
        const next = new URLSearchParams(earlier);
        if (campaignId === "") next.delete("campaign");
        else next.set("campaign", campaignId);
        return next;
      },
      { replace: true },
    );

  const create = async (finished: Draft) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { ...buildCharacter(finished), campaignId: choice.table?.id };
      const { id, name } = await call(createCharacter, { params: { system }, body });
      done();
      refresh();
      toast("success", `${name} est prêt pour l'aventure.`);
      navigate(paths.character(id, system), { replace: true });
    } catch (error) {
      const { sentence, leavesTable } = creationFailure(error);
      setProblem(sentence);
      if (leavesTable) sitAt("");
      setBusy(false);
    }
  };

  return (
    <DraftForge
      title="Nouveau personnage"
      draft={draft}
      change={change}
      table={choice.table}
      notices={
        <ForgeNotices
          choice={choice}
          onTable={sitAt}
          quota={
            owned.loading || owned.failed ? undefined : { used: owned.entries.length, limit: characterQuota }
          }
          problem={problem}
        />
      }
      tools={<ForgeTools onSurprise={() => change(byChance(draft, choice.table))} onRestart={restart} />}
      finish={{ label: "Créer le personnage", busy, onFinish: (finished) => void create(finished) }}
    />
  );
}
