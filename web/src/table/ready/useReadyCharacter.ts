import { useQueryClient } from "@tanstack/react-query";
import { createCharacter } from "domain/api/characters";
import type { Draft } from "domain/game/gameTypes";
import { buildCharacter } from "domain/table/forge/buildCharacter";
import { paths } from "domain/values/links/paths";
import { useNavigate } from "react-router-dom";
import { useRefreshCharacters } from "../../api/characters";
import { useRequestId } from "../../api/useRequestId";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

const FAILED = "Impossible de créer ce personnage pour le moment.";

/** Makes a character of a finished draft, at a table where one is named, and opens its sheet. */
export function useReadyCharacter(campaignId: string | undefined) {
  const client = useQueryClient();
  const refresh = useRefreshCharacters();
  const navigate = useNavigate();
  const requestIdFor = useRequestId();
  const mutationKey = ["readyCharacter"];
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: (draft: Draft) => {
      const { system } = draft;
      const body = { ...buildCharacter(draft), campaignId };
      return call(createCharacter, {
        params: { system },
        body: { ...body, requestId: requestIdFor({ system, body }) },
      });
    },
    onSuccess: ({ id, name, system }) => {
      refresh();
      toast("success", `${name} n'attend plus que l'aventure.`);
      navigate(paths.character(id, system));
    },
  });
  return {
    /** The second press of a double click may come before the cards are drawn as busy. */
    take: (draft: Draft) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(draft);
    },
    busy: isPending || isSuccess,
    failure: error ? serverSentence(error, FAILED) : undefined,
  };
}
