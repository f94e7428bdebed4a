import { serverSentence } from "../http/serverSentence";
import { useMutation } from "../http/useMutation";
import { toast } from "../ui/toast";

interface CommandOptions<Answer, Wish> {
  /** What is said where the server gave no sentence of its own. */
  readonly failure: string;
  readonly onDone?: ((answer: Answer, wish: Wish) => void) | undefined;
}

/** What a press asks of the server: busy until it is answered, and why it failed is said. */
export function useCommand<Answer, Wish = void>(
  send: (wish: Wish) => Promise<Answer>,
  { failure, onDone }: CommandOptions<Answer, Wish>,
) {
  const { mutate, isPending, isSuccess } = useMutation({
    networkMode: "always",
    mutationFn: send,
    onSuccess: (answer, wish) => onDone?.(answer, wish),
    onError: (error) => toast("error", serverSentence(error, failure)),
  });
  return { send: mutate, busy: isPending, done: isSuccess };
}
