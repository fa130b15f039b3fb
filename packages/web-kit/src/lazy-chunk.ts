import { type ComponentType, createElement, lazy, useState } from 'react';

/** The event on `window` when a lazily loaded part does not come; `preventDefault()` says that it was dealt with. */
export const preloadErrorEvent = 'plaza:preload-error';

/** Its `detail` is the error. */
export class PreloadErrorEvent extends CustomEvent<unknown> {
  /** Settles when the part may be loaded once more; undefined where nobody asked for that. */
  preparation: Promise<unknown> | undefined;

  constructor(error: unknown) {
    super(preloadErrorEvent, { cancelable: true, detail: error });
  }

  /** Loads the part once more, after a change that may help. */
  retryAfter(preparation: Promise<unknown>): void {
    this.preparation = preparation;
  }
}

/** Loads a part; a failure raises the event and is thrown again, unless somebody handled it or a retry helps. */
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

/** A component that is loaded when it is first rendered; nothing is rendered when its failure was handled elsewhere. */
export function lazyChunk<Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let part: ComponentType<Props> | undefined;
  const come = async () => {
    const { default: loaded } = (await preload(load)) ?? { default: () => null };
    part = loaded;
    return { default: loaded };
  };
  const Waiting = lazy(come);
  // What is there already draws at once: waiting for it would show what stands in its place.
  return Object.assign((props: Props) => createElement(useState(() => part ?? Waiting)[0], props), { preload: come });
}

/** A promise that React reads without waiting for it, once it is fulfilled. */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined, // whoever reads it hears of it
  );
  return promise;
}

/** Has the chunk of a component come ahead, where it is one of its own, so that it draws at once. */
export async function preloadComponent(component: ComponentType | undefined): Promise<void> {
  if (component && 'preload' in component && typeof component.preload === 'function') await component.preload();
}
