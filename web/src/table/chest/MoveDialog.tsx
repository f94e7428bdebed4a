import { Button, Group, Stack, TextInput } from "@mantine/core";
import type { Coins } from "domain/game/purse";
import { type ChestMove, spentOnRules } from "domain/table/chest/move";
import { type Goods, NO_PURSE } from "domain/table/chest/parcels";
import { checkName, normaliseName } from "domain/values/text/name";
import { numberRule, numberText, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import type { FormEvent } from "react";
import { NumberField } from "../../kits/numbers/NumberField";
import { AmountField } from "../../kits/trackers/AmountField";
import { ModalWindow } from "../../ui/ModalWindow";
import { OptionalLabel } from "../../ui/OptionalLabel";
import { toast } from "../../ui/toast";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { DialogActions } from "./DialogActions";
import { type ChestTable, useMoveChest } from "./useMoveChest";

/** How much of it. */
export interface Wanted {
  /** Of a thing that is counted; undefined for all of another. */
  readonly quantity: number | undefined;
  readonly coins: Coins;
  /** What for; empty where nobody says. */
  readonly on: string;
}

export interface MoveAction {
  readonly label: string;
  readonly move: (wanted: Wanted) => ChestMove;
}

interface MoveDialogProps {
  table: ChestTable;
  title: string;
  /** Of the thing that moves; it is asked how many where there are several. */
  quantity?: number | string;
  /** Which coins may move; of what is not `held`, whoever moves it knows how much they have. */
  coins?: { readonly purse: Goods["purse"]; readonly held?: Coins };
  /** Asks what for. */
  asksReason?: boolean;
  /** Where it goes; Enter does the first. */
  actions: readonly MoveAction[];
  onMoved?: (() => void) | undefined;
  onClose: () => void;
}

/** How much of something moves, and where to: of one thing, two presses in all. */
export default function MoveDialog({
  table,
  title,
  quantity,
  coins,
  asksReason = false,
  actions,
  onMoved,
  onClose,
}: MoveDialogProps) {
  const { send, busy } = useMoveChest(table, (said) => {
    toast("success", said);
    onMoved?.();
    onClose();
  });
  const isCounted = typeof quantity === "number" && Number.isInteger(quantity) && quantity > 1;
  const range = { min: 1, max: isCounted ? quantity : 1 };
  const { purse = NO_PURSE, held } = coins ?? {};
  const moving = purse.coins.filter(({ id }) => held === undefined || (held[id] ?? 0) > 0);
  const coinRange = (id: string) => ({ min: 0, max: held?.[id] ?? purse.max });
  const form = useCheckedForm({
    initialValues: { quantity: 1 as TypedNumber, coins: {} as Readonly<Record<string, TypedNumber>>, on: "" },
    validate: (values) => ({
      quantity: isCounted ? numberRule(range)(values.quantity) : null,
      on: checkName(values.on, spentOnRules) ?? null,
      ...Object.fromEntries(
        moving.map(({ id }) => [
          `coins.${id}`,
          numberRule(coinRange(id), { optional: true })(values.coins[id] ?? ""),
        ]),
      ),
    }),
  });
  const submit = ({ move }: MoveAction, event?: FormEvent<HTMLFormElement>) =>
    form.onSubmit((values) => {
      const amounts = Object.entries(values.coins).map(([id, typed]) => [
        id,
        typedOr(typed, coinRange(id), 0),
      ]);
      send(
        move({
          quantity: isCounted ? typedOr(values.quantity, range, 1) : undefined,
          coins: Object.fromEntries(amounts.filter(([, amount]) => amount !== 0)),
          on: normaliseName(values.on),
        }),
      );
    })(event);
  const [first] = actions;
  return (
    <ModalWindow title={title} locked={busy} onClose={onClose}>
      <form noValidate onSubmit={(event) => (first ? submit(first, event) : event.preventDefault())}>
        <Stack gap="md">
          {isCounted && (
            <AmountField {...form.getInputProps("quantity")} {...range} label={`Combien (sur ${quantity})`} />
          )}
          {moving.length > 0 && (
            <Group gap={10} align="start">
              {moving.map(({ id, label }) => (
                <NumberField
                  key={id}
                  {...form.getInputProps(`coins.${id}`)}
                  {...coinRange(id)}
                  optional
                  label={held ? `${label} (sur ${numberText(held[id] ?? 0)})` : label}
                  w={132}
                />
              ))}
            </Group>
          )}
          {asksReason && (
            <TextInput
              {...form.getInputProps("on")}
              label={<OptionalLabel>Pour quoi</OptionalLabel>}
              maxLength={80}
              autoComplete="off"
            />
          )}
          <DialogActions busy={busy} onClose={onClose}>
            {actions.map((action, index) => (
              <Button
                key={action.label}
                type={index === 0 ? "submit" : "button"}
                variant={index === 0 ? "primary" : "quiet"}
                mih={44}
                disabled={busy}
                {...(index > 0 && { onClick: () => submit(action) })}
              >
                {action.label}
              </Button>
            ))}
          </DialogActions>
        </Stack>
      </form>
    </ModalWindow>
  );
}
