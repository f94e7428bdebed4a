import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { CallResult } from "domain/api/call";
import type { getHeroStory } from "domain/api/evenings";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { elide } from "domain/values/text/elide";
import { plural } from "domain/values/text/plural";
import { Link } from "react-router-dom";
import { useMember } from "../../../session/SessionProvider";
import { eveningFacts } from "../../../table/evenings/eveningText";
import { EmptyState } from "../../../ui/EmptyState";
import { Loading } from "../../../ui/Spinner";
import { TitledCard } from "../../../ui/TitledCard";
import { usePageTitle } from "../../../ui/usePageTitle";
import { FactLines } from "../evening/FactLines";
import { ShareStory } from "./ShareStory";
import styles from "./StoryPage.module.css";

type Story = CallResult<typeof getHeroStory>;

interface StoryHero extends Pick<Story, "name" | "userId" | "shared" | "table"> {
  readonly id: string;
  readonly system: SystemId;
}

interface StoryReading {
  /** False while evenings are still to be read. */
  readonly whole: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}

interface StoryPageProps {
  hero: StoryHero;
  evenings: Story["evenings"];
  reading: StoryReading;
}

/** What a character lived, by evening, on screen and on paper. */
export function StoryPage({ hero, evenings, reading }: StoryPageProps) {
  const { id, system, name, table, userId } = hero;
  const { whole, failed } = reading;
  const isOwner = useMember().uid === userId;
  const title = `Histoire ${elide("de", name)}`;
  usePageTitle(title);
  const count = evenings.length;
  const facts = [
    table?.name,
    ...(whole && count > 0 ? [`${count} ${plural(count, "séance", "séances")}`] : []),
  ];
  return (
    <Stack pb="xl" data-system={system}>
      <header>
        <Group justify="space-between" gap="8px 16px">
          <Title order={1}>{title}</Title>
          {count > 0 && (
            <Button
              className={styles.onScreen ?? ""}
              loading={!whole && !failed}
              onClick={() => window.print()}
            >
              Imprimer
            </Button>
          )}
        </Group>
        <Text c="var(--ink-2)">{facts.filter(Boolean).join(" · ")}</Text>
      </header>
      {isOwner && table && <ShareStory id={id} system={system} shared={hero.shared} />}
      {table &&
        evenings.map((evening) => (
          <TitledCard
            key={evening.id}
            title={`Séance ${evening.number}`}
            lead={eveningFacts({ ...evening, present: [] })}
            gap="xs"
            aside={
              <Link className={styles.toEvening} to={paths.evening(table.id, evening.id, system)}>
                Voir la séance<span className="visuallyHidden"> {evening.number}</span>
              </Link>
            }
          >
            <FactLines facts={evening.facts} startedAt={evening.startedAt} />
          </TitledCard>
        ))}
      {whole && count === 0 && <EmptyState>{emptyText(hero)}</EmptyState>}
      {!whole && <Rest {...reading} />}
    </Stack>
  );
}

const emptyText = ({ name, table }: StoryHero): string =>
  table
    ? `Rien encore : ce ${elide("que", name)} vit à la table vient ici à la fin de chaque séance.`
    : `${name} n'est à aucune table : son histoire s'écrit aux séances d'une campagne.`;

function Rest({ failed, retry, retrying }: StoryReading) {
  if (!failed) return <Loading>Chargement de la suite...</Loading>;
  return (
    <Group gap={12} className={styles.onScreen ?? ""}>
      <Button mih={44} loading={retrying} onClick={retry}>
        Réessayer
      </Button>
      <Text role="alert" size="sm" c="bad">
        La suite n'a pas pu être lue.
      </Text>
    </Group>
  );
}
