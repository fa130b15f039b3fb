import { type ComponentType, createElement, lazy, useState } from 'react';

/** The event on `window` when a chunk fails to load; `preventDefault()` marks the error as handled. */
export const preloadErrorEvent = 'plaza:preload-error';

/** Its `detail` is the error. */
export class PreloadErrorEvent extends CustomEvent<unknown> {
  /** Settles when the chunk may be loaded again; undefined unless a listener requested a retry. */
  preparation: Promise<unknown> | undefined;

  constructor(error: unknown) {
    super(preloadErrorEvent, { cancelable: true, detail: error });
  }

  /** Retries the chunk after a change that may help. */
  retryAfter(preparation: Promise<unknown>): void {
    this.preparation = preparation;
  }
}

/** Loads a chunk; an error dispatches the event and is rethrown, unless a listener handled it or a retry succeeds. */
export async function preload<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    const event = new PreloadErrorEvent(error);
    window.dispatchEvent(event);
    if (event.defaultPrevented) return undefined;
    if (!event.preparation) throw error;
    await event.preparation;
    return load();
  }
}

/** Renews the components whose chunks failed to load, as React keeps the failure of each forever. */
const renewals = new Set<() => void>();

/** Lets the chunks that failed to load be requested again when their components are next mounted. */
export function renewFailedChunks(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * A component that is loaded when it is first rendered; if its loading error was handled elsewhere, it renders nothing.
 * Wrap it in a LazyPart outside of a remote, as an error that no boundary catches removes the whole page; and in a
 * remote for what people open, such as a dialog, as it would otherwise take the tab and what they typed.
 */
export function lazyChunk<Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const { default: loaded } = (await preload(load)) ?? { default: () => null };
    part = loaded;
    return { default: loaded };
  };
  const createWaiting = () =>
    lazy(() =>
      loadPart().catch((error) => {
        renewals.add(() => {
          Waiting = createWaiting();
        });
        throw error;
      }),
    );
  let Waiting = createWaiting();
  // A loaded component renders immediately, as suspending would show the fallback.
  return Object.assign((props: Props) => createElement(useState(() => part ?? Waiting)[0], props), {
    preload: loadPart,
  });
}

/** Adds the fields with which React reads a fulfilled promise without suspending. */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined, // the reader of the promise handles the error
  );
  return promise;
}

/** Preloads the chunk of a component, if it has one, so that it renders immediately later. */
export async function preloadComponent(component: ComponentType | undefined): Promise<void> {
  if (component && 'preload' in component && typeof component.preload === 'function') await component.preload();
}
