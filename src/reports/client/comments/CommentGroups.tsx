import type { GroupComments } from "../../rules/skillComments.ts";
import type { ReportWords } from "../../rules/words.ts";
import { GroupMark } from "../parts/GroupMark.tsx";
import { Writings, type WritingsProps } from "../parts/Writings.tsx";
import styles from "./comments.module.css";

interface CommentGroupsProps extends Pick<WritingsProps, "beside" | "search"> {
  groups: readonly GroupComments[];
  words: ReportWords;
  /** Already said by the heading around. */
  title?: string;
}

/** What each group wrote, under its name, question by question. */
export const CommentGroups = ({ groups, words, title = "", ...writingsProps }: CommentGroupsProps) =>
  groups.map(({ group, places }) => (
    <div key={group} className={styles.group}>
      <h4 className={styles.whose}>
        <GroupMark group={group} />
        {words.group(group)}
      </h4>
      {places.map(({ id, title: question, writings }) => (
        <div key={id}>
          {question.text !== title && (
            <p className={styles.question} lang={question.lang}>
              {question.text}
            </p>
          )}
          <Writings writings={writings} {...writingsProps} />
        </div>
      ))}
    </div>
  ));
