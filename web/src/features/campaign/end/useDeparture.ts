import { useQueryClient } from "@tanstack/react-query";
import { paths } from "domain/links/paths";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { queryKeys } from "../../../api/keys";
import { useMember } from "../../../session/SessionProvider";
import { toast } from "../../../ui/toast";

interface Departure {
  readonly call: () => Promise<unknown>;
  readonly success: string;
  readonly failure: string;
  readonly onDeparting: (departing: boolean) => void;
}

/** Ends one's part in a campaign and goes on to the game space; `onFailed` closes what asked for it. */
export function useDeparture({ call, success, failure, onDeparting }: Departure) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { uid } = useMember();
  const [departing, setDeparting] = useState(false);

  const depart = async (onFailed: () => void) => {
    setDeparting(true);
    onDeparting(true);
    try {
      await call();
      void client.invalidateQueries({ queryKey: queryKeys.everyCampaignList(uid) });
      void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(uid) });
      navigate(paths.game);
      toast("success", success);
    } catch {
      onDeparting(false);
      setDeparting(false);
      onFailed();
      toast("error", failure);
    }
  };
  return { depart, departing };
}
