import { Badge, Button, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { shownDice } from "domain/values/dice/diceExpression";
import { useState } from "react";
import { diceOf } from "../../../games/registry/dice";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { useTableRolls } from "../../../live/useTableLog";
import { useMember } from "../../../session/SessionProvider";
import { attemptName } from "../../../table/dice/SecondAttempt";
import { SHEET_LINES } from "../../../table/rollLog/TableRolls";
import { optionsOf } from "../../../table/rolls/NextRoll";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import type { Rolls } from "../../../table/rolls/useRolls";
import { IconButton } from "../../../ui/IconButton";
import { ModalWindow } from "../../../ui/ModalWindow";
import { useRoll } from "../../../ui/RollButton";
import { announcementOf, hungerText, type LoggedRoll, rollTitle, rollVerdict } from "../../../ui/RollLine";
import { RollBox } from "../rolls/RollBox";
import { useRollBox } from "../rolls/RollsProvider";
import { useSearch } from "../search/SearchProvider";
import { SEARCH_LABEL, searchProps } from "../search/searchButton";
import styles from "./LastRoll.module.css";
import { useSheetTabs } from "./tabs";
import { type MetRoll, useLastRoll } from "./useLastRoll";

/** The last roll in one line, with what follows it: pressed, it opens the box of the rolls and what the next is made with. */
export function LastRoll() {
  const { campaign } = useSheet().character;
  return campaign ? <LastAtTable campaignId={campaign.id} /> : <Line met={undefined} />;
}

function LastAtTable({ campaignId }: { campaignId: string }) {
  const { uid } = useMember();
  const { isMj } = useViewer();
  const { id } = useSheet().character;
  const log = useTableRolls(campaignId, isMj, SHEET_LINES);
  const met = log.entries.find((roll) => roll.target?.id === id && roll.uid !== uid);
  return <Line met={log.status === "ready" ? met : null} />;
}

function Line({ met }: { met: MetRoll | null | undefined }) {
  const box = useRollBox();
  const roll = useRoll();
  const search = useSearch();
  const { react } = useSheetTabs();
  const { character } = useSheet();
  const last = useLastRoll(box?.rolls.log ?? NO_ROLLS, met);
  // What was opened for a roll is over with the next one of one's own.
  const now = box?.rolls.log[0]?.id ?? "";
  const [openedAt, setOpenedAt] = useState<string>();
  const open = () => setOpenedAt(now);
  const close = () => setOpenedAt(undefined);
  if (box === undefined) return null;
  const { sharing, rolls } = box;
  const news = last?.kind === "own" ? rolls.made : last?.roll;
  const seenBy = sharing && last?.kind === "own" ? SEEN_BY[seenByOf(last.roll)] : undefined;
  const damage = last?.kind === "own" ? last.damage : undefined;
  const again =
    last?.kind === "own" && !damage ? attemptName({ roll: last.roll, resources: box.resources }) : undefined;
  return (
    <aside className={styles.line} aria-label="Résultats des jets">
      <IconButton {...searchProps(search)} icon="search" size={44} label={SEARCH_LABEL} />
      <UnstyledButton className={styles.last} aria-haspopup="dialog" onClick={open}>
        <VisuallyHidden>Jets et options : </VisuallyHidden>
        {last ? (
          <Shown roll={last.roll} seenBy={seenBy} />
        ) : (
          <Nothing shared={sharing?.share !== undefined} />
        )}
      </UnstyledButton>
      <Prepared rolls={rolls} />
      {damage && (
        <Button size="sm" mih={44} px={12} flex="none" onClick={() => roll(damage.request)}>
          {`${damage.name} ${damage.value}`}
        </Button>
      )}
      {again && (
        <Button size="sm" mih={44} px={12} flex="none" aria-haspopup="dialog" onClick={open}>
          {again}
        </Button>
      )}
      {last?.kind === "met" && character.reactions.length > 0 && (
        <Button size="sm" mih={44} px={12} flex="none" onClick={react}>
          Réagir
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{news && announcementOf(news)}</VisuallyHidden>
      {openedAt === now && (
        <ModalWindow title="Jets et options" onClose={close}>
          <div className={styles.box}>
            <RollBox {...box} unfolded />
          </div>
        </ModalWindow>
      )}
    </aside>
  );
}

/** Who sees a roll, in a word. */
const NO_ROLLS: readonly RollEntry[] = [];
const SEEN_BY = { table: "table", mj: "MJ seul", told: "dit à la table", device: "cet appareil" } as const;
const seenByOf = ({ audience, told }: RollEntry) => audience ?? (told ? "told" : "device");

function Nothing({ shared }: { shared: boolean }) {
  return (
    <span className={styles.words}>
      <Text span size="sm" c="dimmed" display="block">
        Touche une valeur de la fiche pour la lancer.
      </Text>
      {shared && (
        <Text span size="xs" c="ok" display="block">
          Tes jets sont partagés avec la table.
        </Text>
      )}
    </span>
  );
}

interface ShownProps {
  roll: LoggedRoll;
  seenBy: string | undefined;
}

function Shown({ roll, seenBy }: ShownProps) {
  const hunger = hungerText(roll.dice);
  return (
    <>
      <span className={styles.words}>
        <Text span inherit fw={600} truncate display="block">
          {rollTitle(roll)}
        </Text>
        <Text span size="xs" c="var(--ink-2)" truncate display="block">
          {/* First: a verdict may be longer than the line. */}
          {hunger && (
            <Text span inherit c="bad" fw={650}>
              {`◆ ${hunger} · `}
            </Text>
          )}
          {rollVerdict(roll) ?? shownDice(roll.notation)}
          {seenBy && ` · ${seenBy}`}
        </Text>
      </span>
      <span className={`num ${styles.total}`}>{roll.total}</span>
    </>
  );
}

/** What the next roll is made with: nothing of it is forgotten while the box is closed. */
function Prepared({ rolls }: { rolls: Rolls }) {
  const { system } = useSheet().character;
  const { mode: chosen } = rolls.situation;
  const mode = chosen === "normal" ? undefined : diceOf(system).modes?.[chosen];
  const count = optionsOf(rolls);
  if (mode === undefined && count === 0) return null;
  return <Badge flex="none">{mode ?? `Options (${count})`}</Badge>;
}
