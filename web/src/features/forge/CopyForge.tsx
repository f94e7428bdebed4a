import type { CharacterView } from "domain/api/characters";
import { createCharacter } from "domain/api/characters";
import type { Draft } from "domain/forge/draft";
import { duplicateDraft, duplicatedCharacter } from "domain/forge/reopen";
import { paths } from "domain/links/paths";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRefreshCharacters } from "../../api/characters";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { usePageTitle } from "../../ui/usePageTitle";
import { creationFailure } from "./creationFailure";
import { DraftForge } from "./DraftForge";
import { ForgeNotices } from "./ForgeNotices";
import { ForgeTools } from "./ForgeTools";
import { useKeptDraft } from "./useKeptDraft";

/** Another character like one's own, with the same bags; it sits at no table until it is linked to one. */
export function CopyForge({ character }: { character: CharacterView }) {
  const { system, id } = character;
  usePageTitle(`Dupliquer ${character.name}`);
  const { uid } = useMember();
  const first = useMemo(() => duplicateDraft(character), [character]);
  const key = STORAGE_KEYS.forgeDraft(uid, system, { kind: "copy", characterId: id });
  const { draft, change, restart, done } = useKeptDraft(key, system, first, character.version);
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const create = async (finished: Draft) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = duplicatedCharacter(finished, character);
      const made = await call(createCharacter, { params: { system }, body });
      done();
      refresh();
      toast("success", `${made.name} est prêt pour l'aventure.`);
      navigate(paths.character(made.id, system), { replace: true });
    } catch (error) {
      setProblem(creationFailure(error).sentence);
      setBusy(false);
    }
  };

  return (
    <DraftForge
      title={`Dupliquer ${character.name}`}
      draft={draft}
      change={change}
      table={undefined}
      opened={character}
      notices={<ForgeNotices problem={problem} />}
      tools={<ForgeTools onRestart={restart} />}
      finish={{ label: "Créer la copie", busy, onFinish: (finished) => void create(finished) }}
    />
  );
}
