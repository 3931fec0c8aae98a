import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import shared from "../../evaluations.module.css";
import type { InformationProps } from "./informationProps.ts";

// Closed at first: its fields come after the others.
const OptionalFields = lazyRouteComponent(() => import("./OptionalFields.tsx"), "OptionalFields");

/**
 * Fields with a good default: closed, with their values in the summary. Opens where one of them is refused or was
 * changed by the author, and stays open from then on.
 */
export function Options(props: InformationProps) {
  const { draft } = props;
  const texts = useTexts("evaluations");
  const { information } = useTexts("wizard");
  const { fields, failure } = draft;
  const isOwn = fields.description !== null;
  const isRefused = "jobPositionId" in (failure?.fields ?? {});
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && (isOwn || isRefused)) setIsOpen(true);
  const summary = [
    texts.scales[fields.scale],
    fields.commentsMandatory ? information.commentsRequired : information.commentsOptional,
  ];
  return (
    <Disclosure
      open={isOpen}
      summary={
        <span className={shared.words}>
          {information.options}
          <span className={shared.detail}>{summary.join(" · ")}</span>
        </span>
      }
    >
      <Suspense fallback={<Skeleton shape="form" />}>
        <OptionalFields {...props} />
      </Suspense>
    </Disclosure>
  );
}
