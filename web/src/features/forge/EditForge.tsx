import { useQueryClient } from "@tanstack/react-query";
import type { CharacterView } from "domain/api/characters";
import { reforgeCharacter } from "domain/api/forge";
import type { Draft } from "domain/game/gameTypes";
import { levelUpDraft, levelUpSteps, reforgedCharacter, reopenDraft } from "domain/table/forge/reopen";
import { paths } from "domain/values/links/paths";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRefreshCharacters } from "../../api/characters";
import { queryKeys } from "../../api/keys";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call, HttpError } from "../../http/call";
import { failureMessage } from "../../http/failureMessage";
import { useMutation } from "../../http/useMutation";
import { useMember } from "../../session/SessionProvider";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toast";
import { usePageTitle } from "../../ui/usePageTitle";
import { DraftForge } from "./DraftForge";
import { ForgeNotices } from "./ForgeNotices";
import { ForgeTools } from "./ForgeTools";
import { useForgeTable } from "./useForgeTable";
import { useStoredDraft } from "./useStoredDraft";

const FAILURE = "Impossible d'enregistrer ce personnage pour le moment. Tes changements sont gardés ici.";
const REFUSALS = { 403: "Action non autorisée.", 404: "Personnage introuvable." };

const isStale = (error: unknown) => error instanceof HttpError && error.code === "stale-version";

interface EditForgeProps {
  character: CharacterView;
  /** The character as it is stored by now. */
  reload: () => Promise<CharacterView | undefined>;
  /** Anything, or a level more through the steps that it asks for. */
  purpose: "edit" | "levelUp";
}

const openedFor = (purpose: EditForgeProps["purpose"], character: CharacterView): Draft =>
  purpose === "levelUp" ? levelUpDraft(character) : reopenDraft(character);

/** A change of a character that exists, through the same steps: a new level, another name, anything. */
export function EditForge({ character: opened, reload, purpose }: EditForgeProps) {
  const [character, setCharacter] = useState(opened);
  const { system, id } = character;
  const { uid } = useMember();
  const first = useMemo(() => openedFor(purpose, opened), [purpose, opened]);
  const key = STORAGE_KEYS.forgeDraft(uid, system, { kind: purpose, characterId: id });
  const { draft, change, restart, discard } = useStoredDraft(key, system, first, opened.version);
  const isLevelUp = purpose === "levelUp";
  const only = useMemo(
    () => (isLevelUp ? levelUpSteps(character, draft) : undefined),
    [isLevelUp, character, draft],
  );
  const title = `${isLevelUp ? "Niveau suivant de" : "Modifier"} ${character.name}`;
  usePageTitle(title);
  const { table } = useForgeTable(system, character.campaign?.id);
  const client = useQueryClient();
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  /** What was saved elsewhere meanwhile, until its owner says what becomes of it. */
  const [newer, setNewer] = useState<CharacterView>();

  const saving = useMutation({
    networkMode: "always",
    mutationFn: ({ finished, over }: { finished: Draft; over: CharacterView }) => {
      const body = { ...reforgedCharacter(finished, over), version: over.version };
      return call(reforgeCharacter, { params: { system, id }, body });
    },
    onMutate: () => setNewer(undefined),
    onSuccess: (saved) => {
      client.setQueryData(queryKeys.character(uid, system, id), saved);
      discard();
      refresh();
      toast("success", `${saved.name} est à jour.`);
      navigate(paths.character(id, system), { replace: true });
    },
    onError: async (error, { over }) => {
      if (!isStale(error)) return;
      const stored = await reload();
      if (stored?.version !== over.version) setNewer(stored);
    },
  });
  const problem = saving.error && !newer ? failureMessage(saving.error, FAILURE, REFUSALS) : undefined;

  return (
    <>
      <DraftForge
        title={title}
        draft={draft}
        change={(next) => {
          saving.forgetFailure();
          change(next);
        }}
        table={table}
        opened={character}
        only={only}
        notices={<ForgeNotices problem={problem} />}
        tools={<ForgeTools onRestart={restart} />}
        finish={{
          label: "Enregistrer",
          busy: saving.isPending || saving.isSuccess,
          onFinish: (finished) => saving.mutate({ finished, over: character }),
        }}
      />
      {newer && (
        <ConfirmDialog
          title="Ce personnage a changé entre-temps"
          confirm="Enregistrer mes choix"
          cancel="Reprendre l'autre version"
          onConfirm={() => saving.mutate({ finished: draft, over: newer })}
          onCancel={() => {
            saving.reset();
            setCharacter(newer);
            change(openedFor(purpose, newer));
            setNewer(undefined);
          }}
        >
          Il a été enregistré depuis un autre onglet ou un autre appareil. Son inventaire sera gardé dans tous
          les cas.
        </ConfirmDialog>
      )}
    </>
  );
}
