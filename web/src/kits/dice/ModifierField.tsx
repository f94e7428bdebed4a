import type { ComponentProps } from "react";
import { WholeField } from "./GameForm";

type ModifierFieldProps = Pick<
  ComponentProps<typeof WholeField>,
  "label" | "value" | "min" | "max" | "onChange"
>;

/** What is added to the die; nothing is 0. */
export const ModifierField = (props: ModifierFieldProps) => <WholeField placeholder="0" {...props} />;
