import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { Toast, type ToastTone } from "./Toast";
import styles from "./ToastStack.module.css";

interface Message {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

type ShowToast = (tone: ToastTone, text: string) => void;

/** Long enough to read a sentence twice; a failure stays longer. */
const SHOWN_MS = { success: 5_000, info: 5_000, warning: 8_000, error: 8_000 } as const;
const MAX_TOASTS = 4;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Says what has just happened: `toast("success", "Lien copié dans le presse-papiers.")`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error("useToast outside of ToastStack");
  return show;
}

/** Holds the toasts of the screens inside it, newest last, in a live region that outlives them. */
export function ToastStack({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const last = useRef(0);

  const show = useCallback<ShowToast>((tone, text) => {
    last.current += 1;
    const message = { id: last.current, tone, text };
    setMessages((shown) => [...shown, message].slice(-MAX_TOASTS));
  }, []);
  const close = useCallback((id: number) => {
    setMessages((shown) => shown.filter((message) => message.id !== id));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.stack} role="status" aria-live="polite">
        {messages.map((message) => (
          <PassingToast key={message.id} message={message} onClose={close} />
        ))}
      </div>
    </ToastContext>
  );
}

function PassingToast({ message, onClose }: { message: Message; onClose: (id: number) => void }) {
  const { id, tone, text } = message;
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), SHOWN_MS[tone]);
    return () => clearTimeout(timer);
  }, [id, tone, onClose]);
  return <Toast tone={tone} title={text} onClose={() => onClose(id)} />;
}
