import { Switch } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { SceneValues } from "./sceneDraft";

interface FirstSightProps {
  /** It comes with walls, by which its characters may discover it. */
  isMap: boolean;
  form: Pick<UseFormReturnType<Pick<SceneValues, "bySight" | "fogOn">>, "values" | "getInputProps">;
}

/** What members see of a new scene at first. */
export function FirstSight({ isMap, form }: FirstSightProps) {
  return (
    <>
      {isMap && (
        <Switch
          label="Les personnages découvrent la carte eux-mêmes (murs, portes, lumières)"
          description="Leur vue part d'où ils sont : du milieu de la carte au départ. « Vue et lumière » change ce choix."
          {...form.getInputProps("bySight", { type: "checkbox" })}
        />
      )}
      {!(isMap && form.values.bySight) && (
        <Switch
          label="Tout est sous le brouillard au départ"
          {...form.getInputProps("fogOn", { type: "checkbox" })}
        />
      )}
    </>
  );
}
