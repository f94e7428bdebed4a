import { Paper, Stack, Title } from "@mantine/core";
import { ABILITIES } from "domain/games/dnd5e/abilities";
import { RACE_BLURBS } from "domain/games/dnd5e/forge/blurbs";
import {
  chooseRace,
  chooseSubrace,
  nameCustomRace,
  toggleRaceAbility,
  toggleRaceSkill,
} from "domain/games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import {
  freeAbilitiesOf,
  onlySubrace,
  raceOf,
  raceSkillCount,
  subraceOf,
  trainedSkills,
} from "domain/games/dnd5e/forge/facts";
import { RACES, type Race, racialBonus } from "domain/games/dnd5e/races";
import { ABILITY_KEYS, type AbilityKey } from "domain/sheet/character/abilities";
import { SKILL_KEYS, SKILLS } from "domain/sheet/character/skills";
import { formatSpeed } from "domain/sheet/character/speed";
import { numberText } from "domain/values/text/typedNumber";
import { ChipChoice, ToggleChips } from "../../../kits/forge/Chips";
import { ChoiceCards } from "../../../kits/forge/ChoiceCards";
import { CustomName } from "../../../kits/forge/CustomName";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { Hint } from "../../../kits/forge/Hint";

const bonusesOf = (race: Race): string => {
  const bonuses = ABILITY_KEYS.map(
    (key) => [ABILITIES[key].short, racialBonus(key, race, onlySubrace(race))] as const,
  );
  if (bonuses.every(([, bonus]) => bonus === 1)) return "+1 partout";
  const listed = bonuses.filter(([, bonus]) => bonus > 0).map(([short, bonus]) => `+${bonus} ${short}`);
  const free = race.freeAbilityBonuses > 0 ? [`+1 à ${race.freeAbilityBonuses} au choix`] : [];
  return [...listed, ...free].join(", ");
};

const OPTIONS = RACES.map((race) => ({
  id: race.id,
  name: race.name,
  text: RACE_BLURBS[race.id],
  facts: [bonusesOf(race), formatSpeed(race.speed)],
}));

export function RaceStep({ draft, change, rules }: DraftStepProps<Dnd5eDraft>) {
  return (
    <>
      <ChoiceCards
        legend="Peuple"
        options={OPTIONS}
        chosen={draft.raceId}
        onChoose={(id) => change(chooseRace(draft, id))}
        detail={<RaceBenefits draft={draft} change={change} />}
      />
      <CustomName
        question="Un peuple qui n'est pas dans la liste ?"
        label="Nom du peuple"
        description="Vois d'abord avec ton MJ : tes caractéristiques resteront telles que tu les donnes."
        value={draft.customRace}
        open={rules.played && draft.customRace !== ""}
        onChange={(name) => change(nameCustomRace(draft, name))}
      />
    </>
  );
}

const nameAbilities = (keys: readonly AbilityKey[]) => keys.map((id) => ({ id, name: ABILITIES[id].name }));

/** What the chosen people brings, and what it lets one choose. */
function RaceBenefits({ draft, change }: Pick<DraftStepProps<Dnd5eDraft>, "draft" | "change">) {
  const race = raceOf(draft);
  if (race === undefined) return null;
  const subrace = subraceOf(draft);
  const traits = [...race.traits, ...(subrace?.traits ?? [])];
  const trained = trainedSkills({ ...draft, raceSkills: [] });
  const skills = SKILL_KEYS.filter((key) => !trained.includes(key));
  return (
    <Paper component="section" aria-label="Ce que ton peuple t'apporte">
      <Stack gap="sm">
        <Title order={3}>{subrace?.name ?? race.name}</Title>
        {traits.length > 0 && <Hint>{traits.join(" · ")}</Hint>}
        <Hint>
          Langues : {race.languages.join(", ")}
          {race.darkvision > 0 && ` · Voit dans le noir à ${numberText(race.darkvision)} m`}
        </Hint>
        {race.subraces.length > 1 && (
          <ChipChoice
            legend="Ascendance"
            options={race.subraces}
            chosen={draft.subraceId}
            onChoose={(id) => change(chooseSubrace(draft, id))}
          />
        )}
        {race.freeAbilityBonuses > 0 && (
          <ToggleChips
            legend="Caractéristiques à améliorer de 1"
            count={`${draft.raceAbilities.length} sur ${race.freeAbilityBonuses}`}
            options={nameAbilities(freeAbilitiesOf(draft))}
            chosen={draft.raceAbilities}
            full={draft.raceAbilities.length >= race.freeAbilityBonuses}
            onToggle={(key) => change(toggleRaceAbility(draft, key))}
          />
        )}
        {raceSkillCount(draft) > 0 && (
          <ToggleChips
            legend="Compétences de peuple"
            count={`${draft.raceSkills.length} sur ${raceSkillCount(draft)}`}
            options={skills.map((id) => ({ id, name: SKILLS[id].name }))}
            chosen={draft.raceSkills}
            full={draft.raceSkills.length >= raceSkillCount(draft)}
            onToggle={(key) => change(toggleRaceSkill(draft, key))}
          />
        )}
      </Stack>
    </Paper>
  );
}
