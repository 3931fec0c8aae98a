import { lazy, Suspense, type ComponentType } from "react";

/**
 * A part of the form that few people open: fetched when it is needed, from what the service worker keeps or from the
 * network. When neither has it (the product was deployed meanwhile), the form goes on without it.
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
