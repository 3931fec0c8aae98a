import { Modal } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch, IconX } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import { useEscape } from "#platform/ui/layers/useEscape.ts";
import { useFocusReturn } from "#platform/ui/layers/useFocusReturn.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { findEverywhere, MIN_LETTERS } from "./findEverywhere.ts";
import styles from "./PalettePanel.module.css";
import { en } from "./paletteTexts.en.ts";
import { fr } from "./paletteTexts.fr.ts";
import { recents } from "./recent.ts";
import { buildGroups, type Row } from "./rows.ts";
import { Rows } from "./Rows.tsx";
import { useCommands } from "./useCommands.ts";

const ThankDialog = later(
  async () => (await import("#development/client/recognition/ThankDialog.tsx")).ThankDialog,
);

interface PalettePanelProps {
  open: boolean;
  onClose: () => void;
}

/** Everything one can reach, by a few letters: pages, forms, people, evaluations, the catalogue, the theme, the language. */
export function PalettePanel({ open, onClose }: PalettePanelProps) {
  const texts = { fr, en }[useLanguage().language];
  useEscape(open, onClose);
  useFocusReturn(open);
  const [isThanking, setIsThanking] = useState(false);
  return (
    <>
      <Modal.Root
        opened={open}
        onClose={onClose}
        closeOnEscape={false}
        returnFocus={false}
        size={640}
        radius={18}
        yOffset="min(12dvh, 110px)"
        classNames={{ content: styles.content ?? "", body: styles.body ?? "" }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <VisuallyHidden>
            <Modal.Title>{texts.title}</Modal.Title>
          </VisuallyHidden>
          <Modal.Body>
            <Search texts={texts} onDone={onClose} onThank={() => setIsThanking(true)} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <ThankDialog open={isThanking} person={null} onClose={() => setIsThanking(false)} />
    </>
  );
}

interface SearchProps {
  texts: typeof fr;
  onDone: () => void;
  onThank: () => void;
}

function Search({ texts, onDone, onThank }: SearchProps) {
  const say = useSay();
  const { actions } = useTexts("platform");
  const id = useId();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { capabilities, profileId } = useViewer();
  const commands = useCommands(texts, onThank);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [searchedText] = useDebouncedValue(text.trim(), 150);
  const [activeId, setActiveId] = useState<string | null>(null);
  /** Enter was pressed before the server answered. */
  const [isEnterWaiting, setIsEnterWaiting] = useState(false);

  const isAsked = text.trim().length >= MIN_LETTERS;
  const answer = useQuery({
    queryKey: ["palette", profileId, language, searchedText],
    queryFn: ({ signal }) => findEverywhere(capabilities, searchedText, language, signal),
    enabled: searchedText.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });
  const isBusy = isAsked && (searchedText !== text.trim() || answer.isFetching);
  const found = isAsked ? (answer.data?.groups ?? []) : [];
  const groups = buildGroups(text, { commands, found, recent: recents.all() });
  const rows = groups.flatMap((group) => group.rows);
  const active = rows.find((row) => row.id === activeId) ?? rows[0];
  const toOptionId = (row: Row) => `${id}-${row.id}`;

  const open = (row: Row, isNewTab = false) => {
    if (row.to && isNewTab) return void window.open(row.to, "_blank", "noopener");
    onDone();
    if (row.to) {
      recents.add({ label: row.label, detail: row.detail, to: row.to });
      void navigate({ to: row.to });
    }
    row.run?.();
  };
  const openFirst = useRef(() => {});
  useEffect(() => {
    openFirst.current = () => rows[0] && open(rows[0]);
  });
  const isEnterAnswered = isEnterWaiting && !isBusy;
  useEffect(() => {
    if (isEnterAnswered) openFirst.current();
  }, [isEnterAnswered]);
  const move = (step: 1 | -1) => {
    const next = rows.at((rows.indexOf(active as Row) + step) % rows.length);
    if (!next) return;
    setActiveId(next.id);
    document.getElementById(toOptionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    // What was chosen with the arrows is not replaced by what comes.
    if (isBusy && activeId === null) setIsEnterWaiting(true);
    else if (active) open(active, event.ctrlKey || event.metaKey);
  };

  return (
    <>
      <div className={styles.field}>
        <IconSearch size={22} stroke={1.8} aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          aria-label={texts.title}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && toOptionId(active)}
          className={styles.input}
          placeholder={texts.field}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActiveId(null);
            setIsEnterWaiting(false);
            list.current?.scrollTo(0, 0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} aria-label={actions.close} onClick={onDone}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <div ref={list} className={styles.results}>
        <Rows
          listId={`${id}-list`}
          label={texts.results}
          titles={texts.groups}
          groups={groups}
          active={active}
          toOptionId={toOptionId}
          onPoint={(row) => setActiveId(row.id)}
          onOpen={open}
        />
        {rows.length === 0 && <p className={styles.nothing}>{isBusy ? texts.searching : texts.nothing}</p>}
        {isAsked && answer.data?.isPartial && <p className={styles.nothing}>{texts.partial}</p>}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.move} <kbd>{texts.keys.enter}</kbd> {texts.keys.open}{" "}
        <kbd>{texts.keys.escape}</kbd> {texts.keys.close}
      </p>
      <VisuallyHidden>
        <output>
          {isBusy
            ? texts.searching
            : rows.length > 0
              ? say(texts.found, { count: rows.length })
              : texts.nothing}
        </output>
      </VisuallyHidden>
    </>
  );
}
