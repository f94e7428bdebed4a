import { Button, Group, Stack, TextInput } from "@mantine/core";
import { ADVANTAGE_CHOICES, type Advantage, FLAW_CHOICES, MAX_RATING } from "domain/games/vampire/advantages";
import { rate } from "domain/games/vampire/forge/choose";
import type { VampireDraft } from "domain/games/vampire/forge/draft";
import { isThinBlood, predatorGiftsOf, ratingsDue, ratingsOf } from "domain/games/vampire/forge/steps";
import { ratedText } from "domain/games/vampire/predators";
import { useState } from "react";
import { DotField } from "../../../kits/forge/DotField";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";
import { PointsLeft } from "../../../kits/forge/PointsLeft";
import { TraitGroup } from "../../../kits/forge/TraitGroup";
import { AutoGrid } from "../../../ui/AutoGrid";
import { ThinBloodTraits } from "./ThinBloodTraits";

type Props = Pick<DraftStepProps<VampireDraft>, "draft" | "change">;
type Field = "advantages" | "flaws";

const KINDS = {
  advantages: {
    list: ADVANTAGE_CHOICES,
    title: "Avantages",
    what: "points d'avantages",
    own: "Un autre avantage",
    gift: "advantage",
  },
  flaws: {
    list: FLAW_CHOICES,
    title: "Handicaps",
    what: "points de handicaps",
    own: "Un autre handicap",
    gift: "flaw",
  },
} as const;

/** What one owns, and what follows one. */
export function AdvantagesStep({ draft, change, rules }: DraftStepProps<VampireDraft>) {
  return (
    <>
      {isThinBlood(draft) && !rules.played && <ThinBloodTraits draft={draft} change={change} />}
      <Ratings field="advantages" draft={draft} change={change} played={rules.played} />
      <Ratings field="flaws" draft={draft} change={change} played={rules.played} />
    </>
  );
}

function Ratings({ field, draft, change, played }: Props & { field: Field; played: boolean }) {
  const { list, title, what, own, gift } = KINDS[field];
  const due = ratingsDue(draft)[field];
  const hunted = ratedText(predatorGiftsOf(draft).flatMap((one) => (one?.kind === gift ? one.of : [])));
  const written = draft[field].filter(({ name }) => !list.some((one) => one.name === name));
  const set = (name: string, dots: number) => change(rate(draft, field, name, dots));
  return (
    <Stack gap={8}>
      {!played && <PointsLeft left={due - ratingsOf(draft[field])} of={due} what={what} />}
      <TraitGroup title={title}>
        {hunted !== "" && <Hint>De ta chasse, sans points : {hunted}.</Hint>}
        <AutoGrid min={300} gap="2px var(--space-5)">
          {list.map((advantage) => (
            <RatingField
              key={advantage.name}
              advantage={advantage}
              dots={draft[field].find(({ name }) => name === advantage.name)?.dots ?? 0}
              onChange={(dots) => set(advantage.name, dots)}
            />
          ))}
          {written.map(({ name, dots }) => (
            <DotField
              key={name}
              label={name}
              value={dots}
              min={0}
              max={MAX_RATING}
              onChange={(next) => set(name, next)}
            />
          ))}
        </AutoGrid>
        <OwnRating label={own} onWrite={(name) => set(name, 1)} />
      </TraitGroup>
    </Stack>
  );
}

interface RatingFieldProps {
  advantage: Advantage;
  dots: number;
  onChange: (dots: number) => void;
}

/** Any dot of one that begins higher gives its first, and taking one of those gives it back. */
function RatingField({ advantage: { name, about, min, max }, dots, onChange }: RatingFieldProps) {
  const give = (asked: number) => {
    if (asked >= min) return onChange(asked);
    onChange(asked > dots ? min : 0);
  };
  return <DotField label={name} detail={about} value={dots} min={0} max={max} onChange={give} />;
}

const MAX_NAME = 60;

/** What a book has and the list does not. */
function OwnRating({ label, onWrite }: { label: string; onWrite: (name: string) => void }) {
  const [name, setName] = useState("");
  const written = name.trim();
  return (
    <Group align="end" gap={8} mt={8}>
      <TextInput
        flex="1 1 180px"
        label={label}
        maxLength={MAX_NAME}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button
        mih={44}
        disabled={written === ""}
        aria-label={`Ajouter : ${label}`}
        onClick={() => {
          onWrite(written);
          setName("");
        }}
      >
        Ajouter
      </Button>
    </Group>
  );
}
