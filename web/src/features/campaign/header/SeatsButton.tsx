import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { useOnDemand } from "../../../ui/useOnDemand";

const loadSeats = () => import("./Seats");

/** For people of the table who have no account yet: what floats comes when somebody reaches for it. */
export function SeatsButton({ campaign }: { campaign: CampaignPage }) {
  const [Seats, request] = useOnDemand(loadSeats);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          request();
          open();
        }}
      >
        Places sans compte
      </Button>
      {opened && Seats && <Seats campaign={campaign} onClose={close} />}
    </>
  );
}
