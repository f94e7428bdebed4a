import { Box, Paper, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { MapKeyboard } from "./controls/MapKeyboard";
import { MemberSceneMenu } from "./controls/SceneMenu";
import { Toolbar } from "./controls/Toolbar";
import { useEditor, useEditorState } from "./editor/EditorContext";
import { FogNotice } from "./FogNotice";
import styles from "./SceneMap.module.css";
import { NoteCard } from "./tokens/NoteCard";
import { TokenCard } from "./tokens/TokenCard";
import { TokenList } from "./tokens/TokenList";
import { useTokenList } from "./tokens/useTokenList";

/** What stands on the map besides; each part reads the editor itself. */
interface SceneMapProps {
  /** Over the map's top: which scene it is, what one may do with it. */
  header?: ReactNode;
  /** Of the selected token. */
  card?: ReactNode;
  /** Of the chosen tool. */
  toolOptions?: ReactNode;
  menu?: ReactNode;
}

/** A scene with what its viewer may do on it, through the editor that it stands in. */
export function SceneMap({ header, card, toolOptions, menu = <MemberSceneMenu /> }: SceneMapProps) {
  const editor = useEditor();
  const { attach } = editor;
  const { view, tool, selected, reading, failed, said } = useEditorState((state) => state);
  const [large, setLarge] = useState(false);
  const { scene } = view;
  const [first, ...others] = editor.selectedTokens;
  const note = [...view.notes, ...view.regions].find(({ id }) => id === reading);
  const list = useTokenList({
    failed,
    hasCard: first !== undefined || note !== undefined,
    onCloseCard: () => editor.closeCards(),
  });
  return (
    <section
      className={styles.map}
      aria-label="Carte"
      data-large={large || undefined}
      data-failed={failed || undefined}
    >
      <div>{header}</div>
      <div className={styles.stage}>
        {failed ? (
          <p className={styles.failed}>Ce navigateur ne peut pas dessiner la carte : la liste la remplace.</p>
        ) : (
          <Box
            ref={attach}
            className={styles.canvas}
            data-tool={tool}
            role="application"
            aria-busy={view.loading || undefined}
            aria-label={`Scène : ${scene.title}. Les flèches déplacent ton jeton d'une case.`}
            tabIndex={0}
          />
        )}
        <Toolbar
          listed={list.shown}
          onList={list.toggle}
          large={large}
          onLarge={() => setLarge(!large)}
          options={toolOptions}
        />
        {first && (
          <TokenCard
            token={first}
            others={others.length}
            grid={scene.grid}
            active={view.fight?.activeIds.has(first.id) ?? false}
            takesFocus={list.leftFor === first.id}
            onCentre={() => editor.canvas?.centre(first)}
            onClose={() => editor.select([])}
          >
            {card}
          </TokenCard>
        )}
        {note?.text !== undefined && !first && (
          <NoteCard
            text={note.text}
            handout={"handout" in note ? note.handout : undefined}
            onClose={() => editor.closeNote()}
          />
        )}
        {!list.shown && <FogNotice view={view} />}
        {menu}
        {list.shown && (
          <Paper component="section" p={8} className={styles.list} aria-label="Liste des jetons">
            <FogNotice view={view} inList />
            <TokenList
              view={view}
              selected={selected}
              onSelect={(token) => {
                editor.select([token.id]);
                editor.canvas?.centre(token);
                list.onChosen(token.id);
              }}
              onMove={(move) => editor.drop([move])}
              onDoor={(door) => editor.turn(door)}
            />
          </Paper>
        )}
      </div>
      <MapKeyboard />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
