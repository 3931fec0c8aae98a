import { CloseButton, Loader, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import { IconAlertCircle, IconChevronDown } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { afterThePress } from "#platform/client/form.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";
import type { ComboboxOption } from "../layers/OptionList.tsx";
import styles from "./Combobox.module.css";
import { later } from "../later.ts";
import { useSearch } from "./useSearch.ts";

const OptionList = later(async () => (await import("../layers/OptionList.tsx")).OptionList);

export interface ComboboxWords {
  clear: string;
  nothing: string;
  nothingYet: string;
  found: Plural;
  /** The error of a text that is left in the field although no option was chosen. */
  unmatched: string;
}

export interface ComboboxProps<Option extends ComboboxOption> {
  label: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
  /** Asks the server, which ignores accents; called with "" for the first suggestions. */
  search: (text: string) => Promise<readonly Option[]>;
  words: ComboboxWords;
  description?: ReactNode;
  error?: string | null | undefined;
  optional?: boolean;
  id?: string | undefined;
  /** Has the focus when its dialog opens. */
  initialFocus?: boolean;
  /** The typed text as long as no option is chosen for it, else "": the form around refuses to be sent with it. */
  onUnmatched?: ((text: string) => void) | undefined;
}

/**
 * A text field with a list of options (ARIA combobox with manual list autocompletion). While one types, the first
 * match is active; Enter chooses it and never submits the form; a text for which nothing was chosen stays and is an
 * error. Mantine positions the list; keys and ARIA are ours, because Mantine activates nothing until an arrow is
 * pressed, and lets Enter through.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, value, onChange, words, description, error, optional = false, onUnmatched } = props;
  const { picker } = useTexts("kit");
  const { form } = useTexts("platform");
  const say = useSay();
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The field with its label: a list that opens upwards, for want of room below, does not cover it. */
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Null: the field shows the chosen option. */
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  /** Where the arrows are; an end while the list is on its way. */
  const [cursor, setCursor] = useState<"first" | "last" | { id: string } | null>(null);
  /** Enter was pressed before the server answered. */
  const [isEnterWaiting, setIsEnterWaiting] = useState(false);

  const typed = text?.trim() ?? "";
  const unmatched = typed !== "" && typed !== value?.label ? typed : "";
  const found = useSearch(props.search, text ?? "", isOpen || isEnterWaiting);
  const reached =
    cursor === "first"
      ? found.options[0]
      : cursor === "last"
        ? found.options.at(-1)
        : found.options.find(({ id }) => id === cursor?.id);
  const firstMatch = found.options.find(({ disabledReason }) => !disabledReason) ?? found.options[0];
  const active = reached ?? (unmatched && !found.busy ? firstMatch : undefined);
  const isListShown = OptionList.useIsHere() && isOpen && found.options.length > 0;
  const optionId = (option: ComboboxOption) => `${ownId}-${option.id}`;
  const activeId = isListShown && active ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  useReport(unmatched, onUnmatched);

  const show = (next: string | null) => {
    setText(next);
    setCursor(null);
    setIsLeft(false);
    setIsEnterWaiting(false);
  };
  const choose = (option: Option | undefined) => {
    setIsEnterWaiting(false);
    // The list of nothing would cover the error; that of an option stays, with the reason why not.
    if (!option) setIsOpen(false);
    if (!option || option.disabledReason) return setIsLeft(true);
    onChange(option);
    show(null);
    setIsOpen(false);
  };
  const chooseFirstMatch = useRef(() => {});
  useEffect(() => {
    chooseFirstMatch.current = () => choose(firstMatch);
  });
  const isEnterAnswered = isEnterWaiting && !found.busy;
  useEffect(() => {
    if (isEnterAnswered) chooseFirstMatch.current();
  }, [isEnterAnswered]);

  const leave = () => {
    setIsOpen(false);
    if (unmatched) return afterThePress(() => setIsLeft(true));
    // An emptied field selects no person.
    if (text !== null && typed === "" && value) onChange(null);
    show(null);
  };
  const enter = (event: KeyboardEvent) => {
    // With Ctrl or ⌘ it belongs to the page, which finds the error said.
    if (event.ctrlKey || event.metaKey) return unmatched ? setIsLeft(true) : undefined;
    event.preventDefault();
    if (reached && isOpen) choose(reached);
    else if (!unmatched) return;
    else if (!isOpen) setIsOpen(true);
    else if (found.busy) setIsEnterWaiting(true);
    else choose(active);
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    const next = active && found.options[found.options.indexOf(active) + step];
    // Beyond an end is the other end.
    setCursor(next ? { id: next.id } : step === 1 ? "first" : "last");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") enter(event);
    if (event.key === "Escape") setIsOpen(false);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  };
  const shownError = isLeft && unmatched ? words.unmatched : error;
  const status = found.busy
    ? picker.searching
    : found.options.length > 0
      ? say(words.found, { count: found.options.length })
      : nothingFound();

  return (
    <div>
      <div ref={field}>
        <TextInput
          ref={input}
          id={props.id ?? `${ownId}-field`}
          role="combobox"
          data-autofocus={props.initialFocus || undefined}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? `${ownId}-list` : undefined}
          aria-activedescendant={activeId}
          // Read by useEscape: the list closes before the dialog that it stands in.
          data-mantine-stop-propagation={isOpen || undefined}
          label={
            <>
              {label} {optional && <span className={styles.optional}>{form.optional}</span>}
            </>
          }
          description={description}
          error={
            shownError && (
              <span className={styles.error}>
                <IconAlertCircle size={18} aria-hidden="true" />
                {shownError}
              </span>
            )
          }
          inputWrapperOrder={["label", "description", "input", "error"]}
          classNames={{ label: styles.label, description: styles.description, input: styles.input }}
          value={text ?? value?.label ?? ""}
          autoComplete="off"
          rightSectionPointerEvents="all"
          rightSection={
            found.busy ? (
              <Loader size={18} />
            ) : value ? (
              <CloseButton
                size={36}
                aria-label={say(words.clear, { name: value.label })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  onChange(null);
                  show(null);
                }}
              />
            ) : (
              <IconChevronDown size={18} aria-hidden="true" className={styles.chevron} />
            )
          }
          onChange={(event) => {
            show(event.currentTarget.value);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onFocus={(event) => text === null && event.currentTarget.select()}
          onClick={() => setIsOpen(true)}
          onBlur={leave}
        />
      </div>
      <OptionList
        listId={`${ownId}-list`}
        label={label}
        target={field}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        isHidden={found.busy && found.options.length === 0}
        options={found.options}
        active={active}
        getOptionId={optionId}
        nothing={found.options.length === 0 ? nothingFound() : null}
        onChoose={(id) => choose(found.options.find((option) => option.id === id))}
      />
      <output className={styles.status}>{isOpen && status}</output>
    </div>
  );

  function nothingFound() {
    if (found.failed) return picker.failed;
    return typed ? say(words.nothing, { search: typed }) : words.nothingYet;
  }
}

/** Tells the form around what is typed and not chosen; a field that goes away leaves nothing behind. */
function useReport(unmatched: string, onUnmatched: ((text: string) => void) | undefined) {
  const report = useRef(onUnmatched);
  useEffect(() => {
    report.current = onUnmatched;
  });
  useEffect(() => {
    report.current?.(unmatched);
    return () => report.current?.("");
  }, [unmatched]);
}
