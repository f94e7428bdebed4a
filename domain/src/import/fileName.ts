import { foldText } from "../values/text/foldText";

/** What a browser saves. */
export interface TextFile {
  /** `"lorien-des-saules.json"`. */
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/** A name for a file of something that is called so: `"lorien-des-saules.json"`. */
export const fileName = (name: string, otherwise: string): string => {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? [];
  return `${words.join("-").slice(0, 60) || otherwise}.json`;
};
