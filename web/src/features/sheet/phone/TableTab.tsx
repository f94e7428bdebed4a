import { Group, Skeleton, Switch, Text } from "@mantine/core";
import { Suspense } from "react";
import { askToNotify } from "../../../browser/alerts";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { useLiveCampaign, useLiveMembers } from "../../../live/campaigns";
import { dataOf } from "../../../live/liveSource";
import { useTableDice } from "../../../table/dice/useTableDice";
import { Messages } from "../../../table/messages/Messages";
import { lazy } from "../../../ui/lazy";
import { TitledCard } from "../../../ui/TitledCard";
import { toast } from "../../../ui/toast";
import { PresentAtTable } from "../header/SheetHeader";
import { History, RollsOfTable } from "../log/SheetLogs";
import { useTable } from "../sheetContexts";
import { useTurnNotices } from "../vitals/useTurnAlert";
import { useSheetWhispers } from "../whispers/useSheetWhispers";
import styles from "./TableTab.module.css";

const WhisperThread = lazy(() => import("../../../table/whispers/WhisperThread"));

/** What the others do: who is here, what is said and rolled, and what happened to the character. */
export function TableTab({ open }: { open: boolean }) {
  const { isOwner } = useViewer();
  const { campaign } = useSheet().character;
  const table = useTable();
  return (
    <>
      {table?.presence && (
        <Group gap="4px 10px">
          <PresentAtTable {...table.presence} />
        </Group>
      )}
      {campaign && isOwner && <TurnNotices />}
      {campaign && open && <Discussion campaignId={campaign.id} />}
      <RollsOfTable />
      <History />
    </>
  );
}

function TurnNotices() {
  const [wanted, setWanted] = useTurnNotices();
  const change = async (on: boolean) => {
    if (!on) return setWanted(false);
    if (await askToNotify()) setWanted(true);
    else toast("error", "Ce navigateur n'autorise pas les notifications de ce site.");
  };
  return (
    <Switch
      label="Me prévenir quand c'est à moi de jouer"
      checked={wanted}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}

/** While the table is closed: what its player and the MJ write to each other. */
function Whispers() {
  const whispers = useSheetWhispers();
  return (
    whispers && (
      <TitledCard
        title={whispers.isMj ? "Messages avec le joueur" : "Messages avec le MJ"}
        titleSize="h3"
        gap="xs"
      >
        <Suspense fallback={<Skeleton height={160} />}>
          <WhisperThread place={whispers.place} />
        </Suspense>
      </TitledCard>
    )
  );
}

/** What is said at the table, as in its room; it is read while it is open. */
function Discussion({ campaignId }: { campaignId: string }) {
  const { isMj, connected } = useViewer();
  const { system } = useSheet().character;
  const campaign = dataOf(useLiveCampaign(campaignId));
  const players = dataOf(useLiveMembers(campaignId));
  const dice = useTableDice(campaignId, system, isMj);
  if (!useTable()?.open) {
    return (
      <>
        <Text size="sm" c="dimmed">
          La discussion ouvre avec la table virtuelle.
        </Text>
        <Whispers />
      </>
    );
  }
  return (
    campaign && (
      <div className={styles.messages}>
        <Messages
          campaign={campaign}
          players={players ?? []}
          dice={dice}
          connected={connected}
          onReceived={() => undefined}
        />
      </div>
    )
  );
}
