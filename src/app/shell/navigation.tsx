import {
  IconActivity,
  IconBriefcase,
  IconListCheck,
  IconMailCheck,
  IconChartDonut,
  IconClipboardCheck,
  IconHeart,
  IconScale,
  IconLayoutDashboard,
  IconLayoutList,
  IconSettings,
  IconStack2,
  IconTargetArrow,
  IconUser,
  IconUserHeart,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import { useRouterState } from "@tanstack/react-router";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import {
  addView,
  findCurrentEntry,
  getEntryPath,
  entries,
  listMenuEntries,
  type EntryName,
  type Group,
} from "../menu.ts";
import { useDefaultView } from "./defaultView.ts";
import { useOpenSurveys, usePendingCount } from "./pendingCount.ts";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import styles from "./Shell.module.css";

// Those of no sidebar have none.
export const icons: Partial<Record<EntryName, Icon>> = {
  dashboard: IconLayoutDashboard,
  evaluations: IconChartDonut,
  myEvaluations: IconClipboardCheck,
  people: IconUsers,
  teams: IconUsersGroup,
  questionCategories: IconListCheck,
  settings: IconSettings,
  jobPositions: IconBriefcase,
  jobFamilies: IconStack2,
  managedPeople: IconUserHeart,
  plan: IconTargetArrow,
  values: IconHeart,
  weightMatrix: IconScale,
  reportModels: IconLayoutList,
  pulses: IconActivity,
  surveys: IconActivity,
  emailTest: IconMailCheck,
  profile: IconUser,
};

interface EntryLinkProps {
  name: EntryName;
  /** The label is for screen readers only (the narrow sidebar). */
  iconOnly?: boolean;
  /** The shorter of its names, where it has two (the bottom bar). */
  brief?: boolean;
  onFollow?: (() => void) | undefined;
}

export function EntryLink({ name, iconOnly = false, brief = false, onFollow }: EntryLinkProps) {
  const texts = useTexts("shell");
  const say = useSay();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const viewer = useViewer();
  const path = getEntryPath(name, viewer);
  const current = findCurrentEntry(pathname, listMenuEntries(viewer), viewer) === name;
  const waiting: Partial<Record<EntryName, number>> = {
    myEvaluations: usePendingCount(),
    dashboard: useOpenSurveys().length,
  };
  const count = waiting[name] ?? 0;
  const view = useDefaultView(name);
  const Icon = icons[name];
  const label = brief && name === "dashboard" ? texts.home : texts.entries[name];
  const pending = count > 0;
  const exact = pathname === path;
  return (
    <InternalLink
      to={addView(path, view)}
      aria-current={current ? (exact ? "page" : "true") : undefined}
      {...tooltip(iconOnly ? label : null, "right")}
      className={styles.entry}
      onClick={onFollow}
    >
      <span className={styles.entryIcon}>
        {Icon && <Icon size={20} stroke={1.8} aria-hidden="true" />}
        {pending && iconOnly && <Badge count={count} />}
      </span>
      <span className={iconOnly ? styles.onlyRead : styles.entryLabel} aria-hidden={pending || undefined}>
        {label}
      </span>
      {pending && !iconOnly && <Badge count={count} />}
      {pending && <VisuallyHidden>{say(texts.pending, { entry: label, count })}</VisuallyHidden>}
    </InternalLink>
  );
}

const Badge = ({ count }: { count: number }) => (
  <span aria-hidden="true" className={styles.badge}>
    {count > 99 ? "99+" : count}
  </span>
);

interface MenuListProps {
  iconOnly?: boolean;
  onFollow?: () => void;
}

/** All the entries of the person's menu; an admin's are under headings. */
export function MenuList({ iconOnly = false, onFollow }: MenuListProps) {
  const texts = useTexts("shell");
  const viewer = useViewer();
  const names = listMenuEntries(viewer);
  const groups: Group[] = viewer.isAdmin ? ["work", "models", "system"] : [];
  const list = (some: readonly EntryName[]) => (
    <ul className={styles.entries}>
      {some.map((name) => (
        <li key={name}>
          <EntryLink name={name} iconOnly={iconOnly} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
  if (groups.length === 0) return list(names);
  return groups.map((group) => {
    const some = names.filter((name) => entries[name].group === group);
    if (some.length === 0) return null;
    return (
      <div key={group}>
        <p className={iconOnly ? styles.onlyRead : styles.group}>{texts.groups[group]}</p>
        {list(some)}
      </div>
    );
  });
}
