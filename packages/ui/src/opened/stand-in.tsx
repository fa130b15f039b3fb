import { type PointerEvent, type Ref, type RefObject, useImperativeHandle, useLayoutEffect } from 'react';

interface StandInProps {
  /** The button on the page, which was there before the part and is never exchanged. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement>;
  /** What the part would do when its own button is pressed. */
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  /** A press of the mouse that is still held, for the part to know. */
  readonly heldPress?: PointerEvent<HTMLElement> | undefined;
}

/** Stands where a part has its own button, draws nothing, and passes the button on the page off as that one. */
export function StandIn({ trigger, ref, onPointerDown, heldPress }: StandInProps) {
  useImperativeHandle(ref, () => trigger.current as HTMLElement, [trigger]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is handed on once
  useLayoutEffect(() => {
    if (heldPress) onPointerDown?.(heldPress);
  }, [heldPress]);
  return null;
}
