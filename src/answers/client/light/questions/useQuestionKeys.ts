import type { KeyboardEvent } from "react";
import { resolveKeyAction } from "./keyboard.ts";

interface Actions {
  /** False when this question does not take that score: the key then stays the browser's. */
  choose: (score: number) => boolean;
  next: () => void;
  previous: () => void;
  help: () => void;
}

const isTextField = (element: Element) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== "radio");

/** For `onKeyDown` of the element that holds the question: keys act only while the focus is inside it. */
export function useQuestionKeys(shortcutsOn: boolean, actions: Actions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || event.nativeEvent.isComposing) return;
    const action = resolveKeyAction(event, {
      inTextField: isTextField(target),
      onControl: target.closest("button, a, select, summary") !== null,
      shortcutsOn,
    });
    if (!action) return;
    if (action.kind === "choose") {
      if (!actions.choose(action.score)) return;
      // The chosen radio takes the focus, so that arrows go on from there.
      currentTarget.querySelector<HTMLElement>(`input[type=radio][value="${action.score}"]`)?.focus();
    } else if (action.kind === "comment") currentTarget.querySelector("textarea")?.focus();
    else if (action.kind === "leaveComment") backToScale(currentTarget);
    else actions[action.kind]();
    event.preventDefault();
    event.stopPropagation();
  };
}

function backToScale(question: HTMLElement) {
  const radio =
    question.querySelector<HTMLElement>("input[type=radio]:checked") ??
    question.querySelector<HTMLElement>("input[type=radio]") ??
    question.querySelector<HTMLElement>("h1, h2");
  radio?.focus();
}
