import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

interface PreparedOptions<Body> {
  readonly save: (body: Body) => Promise<{ readonly name: string }>;
  readonly remove: () => Promise<unknown>;
  /** Reads the list again. */
  readonly refresh: () => Promise<void>;
  readonly onDone: () => void;
  /** « rencontre enregistrée », « Rencontre supprimée. » */
  readonly words: { readonly saved: string; readonly removed: string };
}

/** Saves and deletes what an MJ prepares for a campaign, and says so; it is deleted once that was asked. */
export function usePrepared<Body>({ save, remove, refresh, onDone, words }: PreparedOptions<Body>) {
  const [asked, { open: ask, close: keep }] = useDisclosure();
  const done = (sentence: string) => {
    toast("success", sentence);
    void refresh();
    onDone();
  };
  const saving = useMutation({
    networkMode: "always",
    mutationFn: save,
    onSuccess: ({ name }) => done(`${name} : ${words.saved}.`),
  });
  const deleting = useMutation({
    networkMode: "always",
    mutationFn: remove,
    onSuccess: () => done(words.removed),
    onError: keep,
  });
  return {
    save: saving.mutate,
    remove: () => deleting.mutate(),
    saving: saving.isPending,
    removing: deleting.isPending,
    failure: saving.error ?? deleting.error,
    /** What made it fail is being corrected. */
    forgetFailure: () => {
      saving.forgetFailure();
      deleting.forgetFailure();
    },
    ...{ asked, ask, keep },
  };
}

export type Prepared = Omit<ReturnType<typeof usePrepared<never>>, "save">;
