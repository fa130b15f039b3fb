import { type ComponentType, lazy } from 'react';

/** The event on `window` when a lazily loaded part does not come; `preventDefault()` says that it was dealt with. */
export const preloadErrorEvent = 'plaza:preload-error';

/** Loads a part; a failure raises the event and is thrown again unless somebody handled it. */
export async function preload<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: error });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return undefined;
  }
}

/** A component that is loaded when it is first rendered; nothing is rendered when its failure was handled elsewhere. */
export function lazyChunk<Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => (await preload(load)) ?? { default: (_props: Props) => null });
}
