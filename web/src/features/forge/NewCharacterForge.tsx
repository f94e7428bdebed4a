import { createCharacter } from "domain/api/characters";
import type { ForgeCampaign } from "domain/game/forge/forge";
import type { Draft } from "domain/game/gameTypes";
import { buildCharacter } from "domain/table/forge/buildCharacter";
import { withCampaignRules } from "domain/table/forge/campaignRules";
import { emptyDraft } from "domain/table/forge/draft";
import { rollOnDevice } from "domain/table/forge/rollOnDevice";
import { surprise } from "domain/table/forge/surprise";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useAllCharactersQuery, useRefreshCharacters } from "../../api/characters";
import { useRequestId } from "../../api/useRequestId";
import { cryptoSource } from "../../browser/cryptoSource";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import { useMember } from "../../session/SessionProvider";
import { TakeReadyCharacter } from "../../table/ready/TakeReadyCharacter";
import { toast } from "../../ui/toast";
import { usePageTitle } from "../../ui/usePageTitle";
import { creationFailure } from "./creationFailure";
import { DraftForge } from "./DraftForge";
import { ForgeNotices } from "./ForgeNotices";
import { ForgeTools } from "./ForgeTools";
import { useForgeTable } from "./useForgeTable";
import { useStoredDraft } from "./useStoredDraft";

/** A random character, the dice that one rolls for oneself included: those of levels are known once the class is. */
function randomDraft(draft: Draft, table: ForgeCampaign | undefined): Draft {
  const rolled = rollOnDevice(withCampaignRules(draft, table), table, cryptoSource);
  return rollOnDevice(surprise(rolled, cryptoSource), table, cryptoSource);
}

/** A character from a blank sheet, for a table or for none yet. */
export function NewCharacterForge({ system }: { system: SystemId }) {
  usePageTitle("Nouveau personnage");
  const { uid, characterQuota } = useMember();
  const [search, setSearch] = useSearchParams();
  const choice = useForgeTable(system, search.get("campaign") ?? undefined);
  const { draft, change, restart, discard } = useStoredDraft(
    STORAGE_KEYS.forgeDraft(uid, system, { kind: "new" }),
    system,
    emptyDraft(system),
  );
  const owned = useAllCharactersQuery();
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  const chooseCampaign = (campaignId: string) =>
    setSearch(
      (earlier) => {
        const next = new URLSearchParams(earlier);
        next.set("campaign", campaignId);
        return next;
      },
      { replace: true },
    );

  const requestIdFor = useRequestId();
  const creation = useMutation({
    networkMode: "always",
    mutationFn: (finished: Draft) => {
      const body = { ...buildCharacter(finished), campaignId: choice.table?.id };
      const requestId = requestIdFor({ system, body });
      return call(createCharacter, { params: { system }, body: { ...body, requestId } });
    },
    onSuccess: ({ id, name }) => {
      discard();
      refresh();
      toast("success", `${name} n'attend plus que l'aventure.`);
      navigate(paths.character(id, system), { replace: true });
    },
    onError: (error) => {
      if (creationFailure(error).leavesTable) chooseCampaign("");
    },
  });

  return (
    <DraftForge
      title="Nouveau personnage"
      draft={draft}
      change={(next) => {
        creation.forgetFailure();
        change(next);
      }}
      table={choice.table}
      notices={
        <ForgeNotices
          choice={choice}
          onTable={(campaignId) => {
            creation.reset();
            chooseCampaign(campaignId);
          }}
          quota={
            owned.loading || owned.failed ? undefined : { used: owned.entries.length, limit: characterQuota }
          }
          problem={creation.error && creationFailure(creation.error).sentence}
        />
      }
      tools={
        <>
          <TakeReadyCharacter system={system} table={choice.table} size="sm" />
          <ForgeTools onSurprise={() => change(randomDraft(draft, choice.table))} onRestart={restart} />
        </>
      }
      finish={{
        label: "Créer le personnage",
        busy: creation.isPending || creation.isSuccess,
        onFinish: (finished) => creation.mutate(finished),
      }}
    />
  );
}
