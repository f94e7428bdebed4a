import { convertDistance } from "../../../sheet/character/speed";
import { numberText } from "../../../values/text/typedNumber";

const FOOT = "(?:ft\\b|feet|foot)";
const REACH = new RegExp(`reach (\\d{1,3}) ?${FOOT}`, "i");
const RANGE = new RegExp(`range (\\d{1,4})(?:\\/(\\d{1,4}))? ?${FOOT}`, "i");
const AREA = /\b(\d{1,3})[- ](?:foot|feet|ft\.?)[- ](cone|line|cube|radius)/i;
const LINE = /line that is (\d{1,3}) feet long/i;

const AREA_NAMES: Readonly<Record<string, string>> = {
  cone: "cône",
  line: "ligne",
  cube: "cube",
  radius: "rayon",
};

const metresOf = (feet: string): string => numberText(convertDistance(Number(feet), "ft", "m"));

/** How far an action reaches, or what it fills, as the product's own creatures say it: « allonge 3 m », « cône de 18 m ». */
export function rangeIn(text: string): string | undefined {
  const [, reach] = REACH.exec(text) ?? [];
  const [, near, far] = RANGE.exec(text) ?? [];
  const [, size = LINE.exec(text)?.[1], shape = "line"] = AREA.exec(text) ?? [];
  const parts = [
    reach && `allonge ${metresOf(reach)} m`,
    near && `${metresOf(near)}${far ? `/${metresOf(far)}` : ""} m`,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(" ou ");
  return size && `${AREA_NAMES[shape.toLowerCase()]} de ${metresOf(size)} m`;
}
