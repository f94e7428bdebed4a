import type { CharacterView } from "domain/api/characters";
import { createCharacter } from "domain/api/characters";
import type { Draft } from "domain/game/gameTypes";
import { duplicateDraft, duplicatedCharacter } from "domain/table/forge/reopen";
import { paths } from "domain/values/links/paths";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useRefreshCharacters } from "../../api/characters";
import { useRequestId } from "../../api/useRequestId";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { usePageTitle } from "../../ui/usePageTitle";
import { creationFailure } from "./creationFailure";
import { DraftForge } from "./DraftForge";
import { ForgeNotices } from "./ForgeNotices";
import { ForgeTools } from "./ForgeTools";
import { useStoredDraft } from "./useStoredDraft";

/** Another character like one's own, with the same inventory; it is in no campaign until it is linked to one. */
export function CopyForge({ character }: { character: CharacterView }) {
  const { system, id } = character;
  usePageTitle(`Dupliquer ${character.name}`);
  const { uid } = useMember();
  const first = useMemo(() => duplicateDraft(character), [character]);
  const key = STORAGE_KEYS.forgeDraft(uid, system, { kind: "copy", characterId: id });
  const { draft, change, restart, discard } = useStoredDraft(key, system, first, character.version);
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  const requestIdFor = useRequestId();
  const creation = useMutation({
    networkMode: "always",
    mutationFn: (finished: Draft) => {
      const body = duplicatedCharacter(finished, character);
      return call(createCharacter, { params: { system }, body: { ...body, requestId: requestIdFor(body) } });
    },
    onSuccess: (copy) => {
      discard();
      refresh();
      toast("success", `${copy.name} n'attend plus que l'aventure.`);
      navigate(paths.character(copy.id, system), { replace: true });
    },
  });

  return (
    <DraftForge
      title={`Dupliquer ${character.name}`}
      draft={draft}
      change={(next) => {
        creation.forgetFailure();
        change(next);
      }}
      table={undefined}
      opened={character}
      notices={<ForgeNotices problem={creation.error && creationFailure(creation.error).sentence} />}
      tools={<ForgeTools onRestart={restart} />}
      finish={{
        label: "Créer la copie",
        busy: creation.isPending || creation.isSuccess,
        onFinish: (finished) => creation.mutate(finished),
      }}
    />
  );
}
