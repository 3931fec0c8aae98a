import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useRef } from "react";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { RefusedCall } from "#platform/client/rpc.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { dismiss, notify } from "./notify.ts";
import { noteFailure, optimisticKey, settle } from "./optimistic.ts";

interface ActionOptions<Input, Output> {
  /** The write. */
  run: (input: Input) => Promise<Output>;
  /** Calls made while one is in progress are made too (a row of check boxes); otherwise they are ignored. */
  isRepeatable?: boolean;
  /** The queries that the write makes untrue: asked again before the action counts as done. */
  refresh?: readonly QueryKey[];
  /** Done, the object is no longer this person's to read and the screen is left: nothing is asked before one comes back. */
  leaves?: boolean;
  /** The query whose answer the write and its undo give: kept as given, and asked again after a conflict only. */
  keep?: QueryKey;
  /** What of the answer is kept, where that is not the whole of it. */
  keptFrom?: (output: Output) => unknown;
  /**
   * Shown at once in the cached answers under a key, and taken back when the server refuses; asked again once all that
   * is in progress has settled.
   */
  optimistic?: { queryKey: QueryKey; change: (cached: unknown, input: Input) => unknown };
  /** Announced to screen readers only: the change itself is visible. */
  announce?: (output: Output, input: Input) => string | null;
  /** The words of a toast, where the change cannot be seen; null or absent where it can. */
  success?: (output: Output, input: Input) => string | null;
  /** Offered in that toast: takes the write back. */
  undo?: (output: Output, input: Input) => Promise<unknown>;
  onSuccess?: (output: Output, input: Input) => unknown;
  /** True when it has shown the failure itself: on a field, in the dialog. Otherwise a toast says it. */
  onFailure?: (failure: ApiFailure, input: Input) => boolean | void;
  /** The sentence of a failure, where the words of its code are not enough. */
  failure?: (words: string, input: Input, failure: ApiFailure) => string;
}

export interface Action<Input, Output> {
  /** Resolves to the output, or to undefined when it failed, which has been said. A call while busy is ignored. */
  run: (input: Input) => Promise<Output | undefined>;
  /** The same for a form: rejects with the failure, which the form shows on its fields, and no toast says it. */
  attempt: (input: Input) => Promise<Output>;
  busy: boolean;
}

/**
 * The one way in which the workspace writes: not twice at once unless it is repeatable, a toast or nothing, a lost
 * session noticed (the cache of mutations does, src/app/workspace.tsx), a conflict shows what is stored now, what became
 * untrue is asked again.
 */
export function useAction<Input = void, Output = unknown>(
  options: ActionOptions<Input, Output>,
): Action<Input, Output> {
  const client = useQueryClient();
  const formatFailure = useFailureWords();
  const { actions } = useTexts("platform");
  const running = useRef(false);
  /** A form shows the failure of the write that runs now. */
  const isShownByForm = useRef(false);
  /** The toast of its last failure: another try takes it away. */
  const failed = useRef<number | null>(null);
  const refresh = (refetchType: "active" | "none" = "active") =>
    Promise.all(
      (options.refresh ?? []).map((queryKey) => client.invalidateQueries({ queryKey, refetchType })),
    );
  const keep = async (output: unknown) => {
    if (!options.keep) return;
    // An answer read before the write must not come after it.
    await client.cancelQueries({ queryKey: options.keep });
    client.setQueryData(options.keep, output);
  };
  /** Reads again after another person's change, or a new state of the object, so that the screen is up to date. */
  const readAgain = () => {
    if (options.keep) void client.invalidateQueries({ queryKey: options.keep });
    return refresh();
  };
  const say = (failure: ApiFailure, input: Input) => {
    const words = formatFailure(failure);
    failed.current = notify.error(options.failure?.(words, input, failure) ?? words);
  };
  const forgetFailure = () => {
    if (failed.current !== null) dismiss(failed.current);
    failed.current = null;
  };

  const takeBack = async (output: Output, input: Input) => {
    try {
      await keep(await options.undo?.(output, input));
      await refresh();
    } catch (error) {
      say(failureFrom(error), input);
      await readAgain();
    }
  };

  const mutation = useMutation({
    ...(options.optimistic && { mutationKey: optimisticKey(options.optimistic.queryKey) }),
    mutationFn: (input: Input) => options.run(input),
    onMutate: async (input) => {
      const { optimistic } = options;
      if (!optimistic) return [];
      const shown = { queryKey: optimistic.queryKey };
      await client.cancelQueries(shown);
      const before = client.getQueriesData(shown);
      client.setQueriesData(shown, (cached: unknown) =>
        cached === undefined ? undefined : optimistic.change(cached, input),
      );
      return before;
    },
    onError: (error, input, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
      if (options.optimistic) noteFailure(client, options.optimistic.queryKey);
      const failure = failureFrom(error);
      if (!isShownByForm.current && !options.onFailure?.(failure, input)) say(failure, input);
      if (isOutOfDate(error)) void readAgain();
    },
    onSuccess: async (output, input) => {
      await keep(options.keptFrom ? options.keptFrom(output) : output);
      await refresh(options.leaves ? "none" : "active");
      await options.onSuccess?.(output, input);
      const announcement = options.announce?.(output, input);
      if (announcement) announce(announcement);
      const words = options.success?.(output, input);
      if (!words) return;
      const action = options.undo && {
        label: actions.undo,
        run: () => void takeBack(output, input),
        isUndo: true,
      };
      notify.success(words, action ? { action } : {});
    },
    onSettled: () => {
      if (options.optimistic) settle(client, options.optimistic.queryKey);
    },
  });

  const once = async (input: Input, forForm: boolean): Promise<Output> => {
    running.current = true;
    isShownByForm.current = forForm;
    forgetFailure();
    try {
      return await mutation.mutateAsync(input);
    } finally {
      running.current = false;
    }
  };
  return {
    busy: mutation.isPending,
    // A failure has been said by onError.
    run: async (input) =>
      running.current && !options.isRepeatable ? undefined : once(input, false).catch(() => undefined),
    attempt: (input) => once(input, true),
  };
}

/** What the screen shows is not how things stand any more. */
const isOutOfDate = (error: unknown) => error instanceof RefusedCall && [404, 409].includes(error.status);
