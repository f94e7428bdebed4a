import { Button, Group, NativeSelect } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { useHandouts, useShownHandouts } from "../../live/handouts";
import { dataOf } from "../../live/liveSource";
import { asTyped } from "./asTyped";

interface LinkHandoutProps {
  table: { readonly id: string; readonly system: SystemId };
  /** Of all that the MJ prepared; else of what the viewer was shown. */
  prepared?: boolean;
  /** The link, in Markdown. */
  onLink: (link: string) => void;
}

/** The newest: to others one links by the address of their page. */
const OFFERED = 50;

/** « Lier une aide de jeu »: a link to one of them in a text that is being written. */
export function LinkHandout(props: LinkHandoutProps) {
  const [choosing, setChoosing] = useState(false);
  const { prepared = false, onLink, ...rest } = props;
  const Choice = prepared ? PreparedChoice : ShownChoice;
  if (choosing) {
    return (
      <Choice
        {...rest}
        onLink={(link) => {
          onLink(link);
          setChoosing(false);
        }}
      />
    );
  }
  return (
    <Group>
      <Button size="sm" onClick={() => setChoosing(true)}>
        Lier une aide de jeu
      </Button>
    </Group>
  );
}

type ChoiceProps = Omit<LinkHandoutProps, "prepared">;

function PreparedChoice(props: ChoiceProps) {
  return <Choice {...props} handouts={dataOf(useHandouts(props.table.id, OFFERED))?.handouts} />;
}

function ShownChoice(props: ChoiceProps) {
  const shown = dataOf(useShownHandouts(props.table.id, OFFERED))?.handouts;
  return <Choice {...props} handouts={shown?.map(({ handoutId: id, title }) => ({ id, title }))} />;
}

interface OfferedProps extends ChoiceProps {
  handouts: readonly { readonly id: string; readonly title: string }[] | undefined;
}

function Choice({ table, onLink, handouts }: OfferedProps) {
  const asks =
    handouts === undefined ? "Chargement…" : handouts.length === 0 ? "Aucune encore" : "Choisis-en une";
  return (
    <NativeSelect
      aria-label="Aide de jeu à lier"
      autoFocus
      value=""
      data={[
        { value: "", label: asks },
        ...(handouts ?? []).map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = handouts?.find(({ id }) => id === value);
        if (chosen) onLink(`[${asTyped(chosen.title)}](${paths.handout(table.id, chosen.id, table.system)})`);
      }}
    />
  );
}
