import { useQueryClient } from "@tanstack/react-query";
import { paths } from "domain/values/links/paths";
import { useNavigate } from "react-router-dom";
import { queryKeys } from "../../../api/keys";
import { useMutation } from "../../../http/useMutation";
import { useMember } from "../../../session/SessionProvider";
import { toast } from "../../../ui/toast";

interface LeavingOptions {
  /** The call that ends the membership, or the campaign. */
  readonly leave: () => Promise<unknown>;
  readonly success: string;
  readonly failure: string;
  readonly onLeaving: (leaving: boolean) => void;
}

/** Ends one's part in a campaign and goes on to the game space. */
export function useLeaving({ leave, success, failure, onLeaving }: LeavingOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { uid } = useMember();
  return useMutation({
    networkMode: "always",
    mutationFn: leave,
    onMutate: () => onLeaving(true),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.everyCampaignList(uid) });
      void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(uid) });
      navigate(paths.game);
      toast("success", success);
    },
    onError: () => {
      onLeaving(false);
      toast("error", failure);
    },
  });
}
