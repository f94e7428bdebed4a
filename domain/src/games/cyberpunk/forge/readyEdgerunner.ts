import { type CyberpunkDraft, emptyCyberpunkDraft } from "./draft";

interface Ready {
  readonly identity: CyberpunkDraft["identity"];
  readonly roleId: string;
  readonly stats: CyberpunkDraft["stats"];
  /** Beyond the basic skills, or above their level. */
  readonly skills: Readonly<Record<string, number>>;
  readonly dossier: CyberpunkDraft["dossier"];
  /** Slugs of official items. */
  readonly gear: readonly string[];
}

/** An edgerunner who has the basic skills, by what is chosen beyond. */
export const edgerunner = ({ skills, gear, ...choices }: Ready): CyberpunkDraft => ({
  ...emptyCyberpunkDraft,
  ...choices,
  skills: {
    ...emptyCyberpunkDraft.skills,
    ...skills,
  },
  gear: gear.map((slug) => ({ itemId: `cyberpunk-${slug}`, quantity: 1 })),
});
