export type ToastTone = "info" | "success" | "warning" | "error";

export interface Toast {
  readonly tone: ToastTone;
  readonly text: string;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** It tells more of what one of this series told, and takes its place. */
  readonly series?: string;
}

type Receiver = (toast: Toast) => void;

let receiver: Receiver | undefined;
let waiting: Toast[] = [];

/** Says what has just happened: `toast("success", "Lien copié dans le presse-papiers.")`. */
export function toast(tone: ToastTone, text: string, action?: Toast["action"], series?: string): void {
  const said = { tone, text, ...(action && { action }), ...(series !== undefined && { series }) };
  if (receiver === undefined) waiting.push(said);
  else receiver(said);
}

/** For the one place that shows toasts: takes those that came before it, then each as it comes. */
export function receiveToasts(receive: Receiver): () => void {
  receiver = receive;
  const before = waiting;
  waiting = [];
  for (const early of before) receive(early);
  return () => {
    if (receiver === receive) receiver = undefined;
  };
}
