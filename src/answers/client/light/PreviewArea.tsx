import { useCallback } from "react";
import { useLocation, useSearchParams } from "wouter";
import { participantRoles } from "#evaluations/vocabulary.ts";
import { paths } from "#paths.ts";
import { createApi } from "#platform/client/api.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Icon } from "#platform/light/Icon.tsx";
import type { AnswerForm, answersContract } from "../../contract.ts";
import pages from "./answerPages.module.css";
import { AnsweringProvider } from "./answering.tsx";
import { AnswerSkeleton } from "./AnswerSkeleton.tsx";
import { memoryOnlyDevice } from "./device/device.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { Player } from "./Player.tsx";
import { useLoaded } from "./useLoaded.ts";

const api = createApi<typeof answersContract>("answers");

/** /eval/preview/:id?role= — the form as that role would see it. Nothing is kept. */
export function PreviewArea({ evaluationId }: { evaluationId: string }) {
  const [parameters] = useSearchParams();
  const asked = parameters.get("role");
  const role = participantRoles.find((known) => known === asked);
  const read = useCallback(
    () => api.preview({ evaluationId, ...(role ? { role } : {}) }),
    [evaluationId, role],
  );
  const { loaded: form, failure, retry } = useLoaded(read);
  if (failure) return <LoadFailure failure={failure} onRetry={retry} />;
  if (!form || (role && form.role !== role)) return <AnswerSkeleton />;
  return (
    <AnsweringProvider
      key={form.role}
      part={{ form, drafts: [], device: memoryOnlyDevice, isFresh: true }}
      isPreview
    >
      <Player moment={undefined} banner={<PreviewBanner form={form} />} />
    </AnsweringProvider>
  );
}

function PreviewBanner({ form }: { form: AnswerForm }) {
  const { preview } = useTexts("answers");
  const [, navigate] = useLocation();
  return (
    <aside className={pages["previewBanner"]} aria-label={preview.banner}>
      <p>
        <Icon name="info" size={20} /> <strong>{preview.banner}</strong>
      </p>
      <label>
        {preview.role}
        <select
          value={form.role}
          onChange={(event) => navigate(paths.answerPreview(form.evaluationId, { role: event.target.value }))}
        >
          {participantRoles.map((role) => (
            <option key={role} value={role}>
              {preview.roles[role]}
            </option>
          ))}
        </select>
      </label>
    </aside>
  );
}
