import { useInPlay, useSheet } from "../../../kits/sheet/openSheet";
import { DialogButton } from "../../../ui/DialogButton";
import { Named } from "../../../ui/Named";

const loadDialog = () => import("./ExperienceDialog");

/** Product §2.8.18: opens what the points of a character can buy, in a game that spends them on its build. */
export function SpendExperience() {
  const { character } = useSheet();
  const { play } = useInPlay();
  if (play === undefined) return null;
  return (
    <Named anchor="experience">
      <DialogButton size="sm" label="Dépenser l'expérience" load={loadDialog}>
        {(ExperienceDialog, close) => <ExperienceDialog {...{ character, play }} onClose={close} />}
      </DialogButton>
    </Named>
  );
}
