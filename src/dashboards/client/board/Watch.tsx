import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconFileText,
  IconMailOff,
  IconUserQuestion,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useState, type ReactNode } from "react";
import { evaluationsApi } from "#evaluations/client/queries.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { holdBack, useIsHeld } from "#platform/ui/actions/holdBack.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { later } from "#platform/ui/later.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Card, Section } from "#platform/ui/page/Section.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import type { Late, Watch as Watched } from "../../contract/board.ts";
import { isCalm } from "../../rules/watch.ts";
import { dashboards } from "../useDashboard.ts";
import styles from "./board.module.css";

const RemoveDialog = later(
  async () => (await import("#evaluations/client/lifecycle/remove/RemoveDialog.tsx")).RemoveDialog,
);

/** « À surveiller »: what can be settled now, each with its action; one sentence where there is nothing. */
export function Watch() {
  const { watch: texts } = useTexts("board");
  const watch = useQuery(dashboards.watch.queryOptions({ input: {}, staleTime: 0 }));
  return (
    <Section bare title={texts.title}>
      <div className={styles.waiting}>
        <QueryView query={watch} skeleton="line">
          {(data) => (isCalm(data) ? <Calm /> : <Items watched={data} />)}
        </QueryView>
      </div>
    </Section>
  );
}

function Calm() {
  const { watch: texts } = useTexts("board");
  return (
    <Card>
      <p className={styles.calm}>
        <IconCircleCheck size={22} aria-hidden="true" /> {texts.calm}
      </p>
    </Card>
  );
}

function Items({ watched }: { watched: Watched }) {
  const { watch: texts } = useTexts("board");
  const say = useSay();
  const { withoutManager, short, undelivered } = watched;
  return (
    <ul className={styles.watch}>
      {watched.late.items.length > 0 && <LatePeople late={watched.late} />}
      {withoutManager.items.map(({ evaluationId, name, subjectName }, index) => (
        <Item
          key={evaluationId}
          icon={<IconUserQuestion size={20} aria-hidden="true" />}
          title={say(texts.withoutManager.title, { name: subjectName ?? "" })}
          detail={withMore(
            name,
            withoutManager.hasMore && isLast(withoutManager.items, index),
            texts.moreWithoutManager,
          )}
        >
          <LinkButton
            size="small"
            to={`${paths.evaluation(evaluationId)}?preview=manager`}
            accessibleName={say(texts.withoutManager.actionNamed, { name: subjectName ?? "" })}
          >
            {texts.withoutManager.action}
          </LinkButton>
        </Item>
      ))}
      {short.map(({ evaluationId, name, subjectName, groups }) => (
        <Item
          key={evaluationId}
          icon={<IconUsersGroup size={20} aria-hidden="true" />}
          title={say(texts.short.title, { name: subjectName })}
          detail={[
            ...groups.map(({ role, missing }) => say(texts.short.missing[role], { count: missing })),
            name,
          ].join(" · ")}
        >
          <LinkButton
            size="small"
            to={`${paths.evaluation(evaluationId)}?preview=invite`}
            accessibleName={say(texts.short.actionNamed, { name: subjectName })}
          >
            {texts.short.action}
          </LinkButton>
        </Item>
      ))}
      {undelivered > 0 && (
        <Item
          icon={<IconMailOff size={20} aria-hidden="true" />}
          title={say(texts.undelivered.title, { count: undelivered })}
          detail={texts.undelivered.detail}
        >
          <LinkButton size="small" to={paths.emailTest()}>
            {texts.undelivered.action}
          </LinkButton>
        </Item>
      )}
      <OldDrafts drafts={watched.drafts} />
    </ul>
  );
}

const isLast = (items: readonly unknown[], index: number) => index === items.length - 1;
const withMore = (words: string, hasMore: boolean, more: string) => (hasMore ? `${words} · ${more}` : words);

interface ItemProps {
  icon?: ReactNode;
  title: string;
  detail: ReactNode;
  children: ReactNode;
}

const Item = ({
  icon = <IconAlertTriangle size={20} aria-hidden="true" />,
  title,
  detail,
  children,
}: ItemProps) => (
  <li className={styles.item}>
    <span className={styles.sign}>{icon}</span>
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{detail}</p>
    </div>
    <div className={styles.acts}>{children}</div>
  </li>
);

/** Evaluations named in the line of those who are late. */
const maxNamed = 3;

function LatePeople({ late }: { late: Late }) {
  const { watch: all } = useTexts("board");
  const { late: texts } = all;
  const { language } = useLanguage();
  const say = useSay();
  const { items, people, remindable, hasMore } = late;
  const named = items.slice(0, maxNamed);
  const left = items.length - named.length;
  const last = items.at(-1)?.dueOn ?? "";
  return (
    <Item
      icon={<IconClock size={20} aria-hidden="true" />}
      title={say(texts.title, { count: people })}
      detail={
        <>
          {say(texts.detail, { count: items.length, date: formatDay(language, last, "short") })}{" "}
          {named.map(({ evaluationId, subjectName, name }, index) => (
            <Fragment key={evaluationId}>
              {index > 0 && ", "}
              <InternalLink to={paths.evaluation(evaluationId)} {...tooltip(name)}>
                {subjectName}
              </InternalLink>
            </Fragment>
          ))}
          {hasMore ? ` ${all.andOthers}` : left > 0 && ` ${say(all.others, { count: left })}`}
        </>
      }
    >
      {remindable > 0 ? (
        <RemindAll evaluationIds={items.map(({ evaluationId }) => evaluationId)} people={remindable} />
      ) : (
        <span {...tooltip(texts.remindedDetail)}>
          <Button size="small" off>
            {texts.reminded}
          </Button>
        </span>
      )}
    </Item>
  );
}

const reminding = "board";

/** One click reminds all of them; it can be taken back for some seconds. */
function RemindAll({ evaluationIds, people }: { evaluationIds: readonly string[]; people: number }) {
  const { late: texts } = useTexts("board").watch;
  const { actions } = useTexts("platform");
  const say = useSay();
  const isHeld = useIsHeld(reminding);
  const remind = useAction({
    run: () => evaluationsApi.remindMany({ evaluationIds: [...evaluationIds] }),
    refresh: [dashboards.watch.key()],
    success: ({ reminded }) => say(texts.sent, { count: reminded }),
  });
  return (
    <Button
      variant="primary"
      size="small"
      busy={isHeld || remind.busy}
      onClick={() =>
        holdBack({
          key: reminding,
          words: say(texts.held, { count: people }),
          cancelLabel: actions.cancel,
          cancelled: texts.cancelled,
          run: () => remind.run(),
        })
      }
    >
      {say(texts.remind, { count: people })}
    </Button>
  );
}

function OldDrafts({ drafts: { items, hasMore } }: { drafts: Watched["drafts"] }) {
  const { drafts: texts } = useTexts("board").watch;
  const { language } = useLanguage();
  const say = useSay();
  const client = useQueryClient();
  const [removed, setRemoved] = useState<{ id: string; name: string } | null>(null);
  return (
    <>
      {items.map(({ evaluationId, name, subjectName, editedOn }, index) => {
        const named = [subjectName, name || texts.untitled].filter(Boolean).join(", ");
        return (
          <Item
            key={evaluationId}
            icon={<IconFileText size={20} aria-hidden="true" />}
            title={say(texts.title, { date: formatDay(language, editedOn), name: name || texts.untitled })}
            detail={withMore(subjectName ?? "", hasMore && isLast(items, index), texts.more)}
          >
            <LinkButton
              size="small"
              to={paths.editEvaluation(evaluationId)}
              accessibleName={say(texts.openNamed, { name: named })}
            >
              {texts.open}
            </LinkButton>
            <Button
              size="small"
              variant="quiet"
              accessibleName={say(texts.removeNamed, { name: named })}
              onClick={() => setRemoved({ id: evaluationId, name })}
            >
              {texts.remove}
            </Button>
          </Item>
        );
      })}
      {removed && (
        <RemoveDialog
          open
          evaluation={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null);
            void client.invalidateQueries({ queryKey: dashboards.watch.key() });
          }}
        />
      )}
    </>
  );
}
