import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Icon } from "./Icon.tsx";

interface Toast {
  variant: "success" | "info" | "error";
  title?: string;
  text?: string;
  /** Milliseconds; errors stay until closed. */
  duration?: number;
}
interface ShownToast extends Toast {
  id: number;
}
type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);
const usual = 5000;

/** Holds the messages and the two regions that say them: politely, or at once for errors. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    count.current += 1;
    const id = count.current;
    const isOther = (one: ShownToast) => one.title !== toast.title || one.text !== toast.text;
    setToasts((all) => [...all.filter(isOther).slice(-2), { ...toast, id }]);
  }, []);
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const errors = toasts.filter(({ variant }) => variant === "error");
  const others = toasts.filter(({ variant }) => variant !== "error");
  return (
    <ToastContext.Provider value={show}>
      {children}
      <div className="toasts">
        <div role="alert">
          {errors.map((toast) => (
            <ToastCard key={toast.id} toast={toast} close={close} />
          ))}
        </div>
        <output>
          {others.map((toast) => (
            <ToastCard key={toast.id} toast={toast} close={close} />
          ))}
        </output>
      </div>
    </ToastContext.Provider>
  );
}

/** `const toast = useToast(); toast({ variant: "success", text: t.saved })`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("ToastProvider is missing");
  return show;
}

function ToastCard({ toast, close }: { toast: ShownToast; close: (id: number) => void }) {
  const { toasts } = useTexts("platform");
  const [held, setHeld] = useState(false);
  const hidden = useHiddenTab();
  const left = useRef(toast.duration ?? usual);
  const lasts = toast.variant === "error" && toast.duration === undefined;
  const { id } = toast;
  useEffect(() => {
    if (lasts || held || hidden) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => close(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [lasts, held, hidden, id, close]);
  const hold = useMemo(
    () => ({
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  );
  return (
    <div className={`toast ${toast.variant}`} {...hold}>
      <Icon name={toast.variant === "success" ? "check" : toast.variant} size={20} />
      <div className="toast-words">
        {toast.title && <strong>{toast.title}</strong>}
        {toast.text && <span>{toast.text}</span>}
      </div>
      <button type="button" className="icon-button" aria-label={toasts.close} onClick={() => close(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}
