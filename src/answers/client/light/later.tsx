import { lazy, Suspense, type ComponentType } from "react";

/**
 * A rarely opened part of the form: fetched when needed, from the service worker's cache or the network. When neither
 * has it (a deployment happened meanwhile), the form goes on without it.
 */
export function later<Properties extends object>(load: () => Promise<ComponentType<Properties>>) {
  const Part = lazy(async () => ({
    default: await load().catch(() => Nothing as ComponentType<Properties>),
  }));
  return function Later({ when = true, ...properties }: Properties & { when?: boolean }) {
    if (!when) return null;
    return (
      <Suspense>
        <Part {...(properties as unknown as Properties)} />
      </Suspense>
    );
  };
}

const Nothing = () => null;
