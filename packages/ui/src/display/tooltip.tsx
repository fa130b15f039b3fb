import * as Slot from 'radix-ui/slot';
import { type PointerEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useOverlays } from '../lazy-overlays/use-overlays';

export interface TooltipProps {
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactElement;
}

/** How the user reached the element: with the pointer the tooltip is delayed, with the keyboard it is not. */
export type Approach = 'pointer' | 'focus';

/** A short explanation of the one child, shown after 700 ms of hovering, or at once on keyboard focus. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const [approach, setApproach] = useState<Approach>();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const isUnder = useRef(false);
  const isPressed = useRef(false);
  const id = useId();
  const overlays = useOverlays(approach !== undefined);

  function leave() {
    setApproach(undefined);
    setOpen(false);
  }

  function handlePointerMove({ pointerType }: PointerEvent) {
    if (pointerType === 'touch' || isUnder.current) return;
    isUnder.current = true;
    if (!isOpen) setApproach('pointer');
  }

  function handlePointerLeave() {
    isUnder.current = false;
    // An open tooltip remains while the pointer moves onto it.
    if (!isOpen) leave();
  }

  function handlePointerDown() {
    leave();
    isPressed.current = true;
    document.addEventListener('pointerup', () => (isPressed.current = false), { once: true });
  }

  return (
    <>
      <Slot.Root
        ref={trigger}
        {...(isOpen && { 'aria-describedby': id })}
        onPointerMove={handlePointerMove}
        onPointerLeave={handlePointerLeave}
        onPointerDown={handlePointerDown}
        onFocus={() => !isPressed.current && setApproach('focus')}
        onBlur={leave}
        onClick={leave}
      >
        {children}
      </Slot.Root>
      {approach && overlays && (
        <overlays.TooltipContent
          id={id}
          label={label}
          side={side}
          trigger={trigger}
          approach={approach}
          onOpenChange={(open) => (open ? setOpen(true) : leave())}
        />
      )}
    </>
  );
}
