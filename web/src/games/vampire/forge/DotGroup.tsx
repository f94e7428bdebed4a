import { DOTS } from "domain/games/vampire/forge/draft";
import { DotField } from "../../../kits/forge/DotField";
import { TraitGroup } from "../../../kits/forge/TraitGroup";

interface DotGroupProps<Key extends string> {
  title: string;
  traits: readonly { readonly key: Key; readonly label: string }[];
  scores: Readonly<Record<string, number>>;
  onChange: (key: Key, value: number) => void;
}

/** Some traits of one kind, in dots. */
export function DotGroup<Key extends string>({ title, traits, scores, onChange }: DotGroupProps<Key>) {
  return (
    <TraitGroup title={title}>
      {traits.map(({ key, label }) => {
        const value = scores[key] ?? 0;
        return (
          <DotField
            key={key}
            label={label}
            value={value}
            {...DOTS}
            onChange={(next) => onChange(key, next)}
          />
        );
      })}
    </TraitGroup>
  );
}
