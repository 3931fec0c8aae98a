import { IconAlertTriangle, IconCircleCheck, IconLoader, IconX } from "@tabler/icons-react";
import { useState, useSyncExternalStore } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { Button, IconButton } from "../actions/Button.tsx";
import { Progress } from "../display/Progress.tsx";
import styles from "./TaskPanel.module.css";
import { closeTask, shownTasks, subscribeToTasks, type BackgroundTask } from "./tasks.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const useTaskTexts = () => ({ fr, en })[useLanguage().language];
const icons = { running: IconLoader, done: IconCircleCheck, failed: IconAlertTriangle };

/**
 * What runs meanwhile, at the bottom right: counts and progress, or one line once it goes on in the background. Mounted
 * once by the shell, lazily, when the first screen starts a task (`startTask`). An end is said by itself; a failure at
 * once.
 */
export function TaskPanel() {
  const texts = useTaskTexts();
  const say = useSay();
  const tasks = useSyncExternalStore(subscribeToTasks, shownTasks);
  // What goes on in the background: a task that starts later opens the panel again.
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const running = tasks.filter(({ state }) => state === "running");
  const ended = tasks.filter(({ state }) => state !== "running");
  const isFolded = running.length > 0 && running.every(({ id }) => folded.has(id));
  return (
    <section aria-label={texts.label} className={styles.panel} hidden={tasks.length === 0}>
      {isFolded ? (
        <button type="button" className={styles.line} onClick={() => setFolded(new Set())}>
          <IconLoader size={18} aria-hidden="true" />
          {say(texts.running, { count: running.length })}
        </button>
      ) : (
        running.map((task) => <Task key={task.id} task={task} />)
      )}
      {running.length > 0 && !isFolded && (
        <Button variant="quiet" size="small" onClick={() => setFolded(new Set(running.map(({ id }) => id)))}>
          {texts.background}
        </Button>
      )}
      <div role="status" className={styles.ends}>
        {ended
          .filter(({ state }) => state === "done")
          .map((task) => (
            <Task key={task.id} task={task} />
          ))}
      </div>
      <div role="alert" className={styles.ends}>
        {ended
          .filter(({ state }) => state === "failed")
          .map((task) => (
            <Task key={task.id} task={task} />
          ))}
      </div>
    </section>
  );
}

function Task({ task }: { task: BackgroundTask }) {
  const { id, title, state, done, total, counts, cancel, outcome, action } = task;
  const texts = useTaskTexts();
  const say = useSay();
  const Icon = icons[state];
  return (
    <div className={styles.task}>
      <Icon size={20} aria-hidden="true" className={styles[state]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {state === "running" ? (
          <Progress value={done} max={total} label={counts ?? say(texts.counts, { done, total })} />
        ) : (
          <p className={styles.outcome}>{outcome}</p>
        )}
        {state === "running" && cancel && (
          <Button size="small" accessibleName={say(texts.cancelTask, { title })} onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
        {action && (
          <Button
            size="small"
            onClick={() => {
              closeTask(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {state !== "running" && (
        <IconButton
          label={say(texts.close, { title })}
          icon={<IconX size={18} aria-hidden="true" />}
          onClick={() => closeTask(id)}
        />
      )}
    </div>
  );
}
