import { plural } from "../values/text/plural";

/** Determines a gauge's colour: health, mind, a resource to spend, a danger. */
type VitalTone = "life" | "mind" | "resource" | "danger";

/** Something of a character that its MJ keeps in view. */
export type Vital =
  | {
      readonly kind: "gauge";
      readonly label: string;
      readonly current: number;
      readonly max: number;
      /** On top of it: temporary hit points. */
      readonly extra?: number;
      readonly tone: VitalTone;
    }
  | {
      /** Vampire: the boxes that are marked, by the kind of damage; together at most `max`. */
      readonly kind: "track";
      readonly label: string;
      readonly max: number;
      readonly superficial: number;
      readonly aggravated: number;
      readonly tone: VitalTone;
    }
  | {
      /** What is no whole to be counted from: armour, passive values. */
      readonly kind: "value";
      readonly label: string;
      /** In full, where the label is short: « Perception passive ». */
      readonly name?: string;
      readonly value: number | string;
    }
  | {
      readonly kind: "condition";
      readonly label: string;
      readonly tone: "bad" | "good" | "neutral";
      /** It may be their death: the whole table looks at it. */
      readonly dying?: true;
      /** They are dead, and get no turn. */
      readonly dead?: true;
    };

/** « PV 12 / 20 (+5) », « Santé 4 / 7 : 2 superficiels, 1 aggravé », « CA 16 », « Empoisonné ». */
export function vitalText(vital: Vital): string {
  switch (vital.kind) {
    case "gauge":
      return `${vital.label} ${vital.current} / ${vital.max}${vital.extra ? ` (+${vital.extra})` : ""}`;
    case "track": {
      const { label, max, superficial, aggravated } = vital;
      const marked = [
        superficial > 0 ? `${superficial} ${plural(superficial, "superficiel", "superficiels")}` : "",
        aggravated > 0 ? `${aggravated} ${plural(aggravated, "aggravé", "aggravés")}` : "",
      ].filter(Boolean);
      const what = marked.length > 0 ? ` : ${marked.join(", ")}` : "";
      return `${label} ${max - superficial - aggravated} / ${max}${what}`;
    }
    case "value":
      return `${vital.name ?? vital.label} ${vital.value}`;
    case "condition":
      return vital.label;
  }
}

/** A value that is shown where it is known. */
export const knownValue = (label: string, value: number | undefined, name?: string): Vital[] =>
  value === undefined ? [] : [{ kind: "value", label, value, ...(name !== undefined && { name }) }];

/** A condition where it holds. */
export const conditionIf = (
  holds: boolean,
  label: string,
  tone: "bad" | "good" | "neutral" = "bad",
): Vital[] => (holds ? [{ kind: "condition", label, tone }] : []);

/** Somebody between life and death, where they are. */
export const dyingIf = (holds: boolean, label: string): Vital[] =>
  holds ? [{ kind: "condition", label, tone: "bad", dying: true }] : [];

/** Somebody dead, where they are. */
export const deadIf = (holds: boolean): Vital[] =>
  holds ? [{ kind: "condition", label: "Mort", tone: "bad", dead: true }] : [];

/** Whether vitals are those of somebody dead; who is dying or stable is not. */
export const isDeadBy = (vitals: readonly Vital[]): boolean =>
  vitals.some((vital) => vital.kind === "condition" && vital.dead === true);
