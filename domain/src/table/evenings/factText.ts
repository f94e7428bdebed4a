import type { EveningFact } from "../../documents/evening";
import { plural } from "../../values/text/plural";

const LIST = new Intl.ListFormat("fr", { type: "conjunction" });

const namesOf = ({ who, also = [] }: Extract<EveningFact, { kind: "fell" | "rose" }>): string =>
  LIST.format([who, ...also]);

type Fight = Extract<EveningFact, { kind: "fight" }>;
type Blow = NonNullable<Fight["first"]>;

const blowText = ({ who, label, whom, points }: Blow): string =>
  [
    whom === undefined ? who : `${who} → ${whom}`,
    `${label}${points === undefined ? "" : ` (${points})`}`,
  ].join(", ");

function fightText({ rounds, heroes, first, last }: Fight): string {
  const who = heroes.length === 0 ? "" : ` : ${LIST.format(heroes)}`;
  const blows = [first && `premier coup ${blowText(first)}`, last && `dernier coup ${blowText(last)}`].filter(
    (blow) => blow !== undefined,
  );
  return [`Combat de ${rounds} ${plural(rounds, "round", "rounds")}${who}`, ...blows].join(" · ");
}

/** A fact as a French sentence without its moment and without a full stop (product §2.20.2). */
export function factText(fact: EveningFact): string {
  switch (fact.kind) {
    case "fight":
      return fightText(fact);
    case "triumph":
    case "disaster":
      return `${fact.who} — ${fact.label} : ${fact.outcome}`;
    case "fell":
      return `${namesOf(fact)} ${fact.also ? "tombent" : "tombe"}`;
    case "rose":
      return `${namesOf(fact)} ${fact.also ? "se relèvent" : "se relève"}`;
    case "died":
      return `${fact.who} meurt`;
    case "maddened":
      return `${fact.who} — ${fact.label}`;
    case "blow":
      return `Plus gros coup : ${blowText(fact)}`;
    case "level":
      return `${fact.who} passe au niveau ${fact.level}`;
    case "downtime":
      return `Entre deux séances, ${fact.who} — ${fact.text}`;
    case "scene":
      return `Scène montrée : ${fact.title}`;
    case "ask": {
      const results = fact.results.map(
        ({ who, total, outcome }) => `${who} ${total}${outcome === undefined ? "" : ` (${outcome})`}`,
      );
      return `${fact.label} — ${results.join(", ")}`;
    }
  }
}
