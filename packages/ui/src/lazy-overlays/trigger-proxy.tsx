import { type PointerEvent, type Ref, type RefObject, useImperativeHandle, useLayoutEffect } from 'react';

interface TriggerProxyProps {
  /** The button on the page, which is rendered before the overlay and never replaced. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement>;
  /** Radix' handler of a press on its trigger. */
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  /** A press that happened before Radix was loaded and is still held; it is passed to Radix. */
  readonly heldPress?: PointerEvent<HTMLElement> | undefined;
}

/**
 * The child of a Radix trigger with `asChild`: renders nothing, and makes Radix use the button on the page as its
 * trigger.
 */
export function TriggerProxy({ trigger, ref, onPointerDown, heldPress }: TriggerProxyProps) {
  useImperativeHandle(ref, () => trigger.current as HTMLElement, [trigger]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is handed on once
  useLayoutEffect(() => {
    if (heldPress) onPointerDown?.(heldPress);
  }, [heldPress]);
  return null;
}
