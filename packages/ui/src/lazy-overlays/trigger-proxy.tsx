import { type PointerEvent, type Ref, type RefObject, useImperativeHandle, useLayoutEffect } from 'react';

interface TriggerProxyProps {
  /** The button on the page, which was there before the overlay and is never exchanged. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement>;
  /** What Radix would do when its own trigger is pressed. */
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  /** A press of the mouse that is still held, which Radix is told of. */
  readonly heldPress?: PointerEvent<HTMLElement> | undefined;
}

/**
 * Child of a Radix trigger with `asChild`: renders nothing, and has Radix take the button on the page for its trigger.
 */
export function TriggerProxy({ trigger, ref, onPointerDown, heldPress }: TriggerProxyProps) {
  useImperativeHandle(ref, () => trigger.current as HTMLElement, [trigger]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is handed on once
  useLayoutEffect(() => {
    if (heldPress) onPointerDown?.(heldPress);
  }, [heldPress]);
  return null;
}
