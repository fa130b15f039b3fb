import * as Slot from 'radix-ui/slot';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useRef,
} from 'react';
import { preloadOverlays } from '../lazy-overlays/load-overlays';
import { isSecondPress, pressPoint } from '../lazy-overlays/press-point';
import { useOtherPlace, usePopup } from '../lazy-overlays/use-popup';

export interface MenuLine {
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: ReactNode;
}

/** One line of a menu. `checked` makes it a choice with a tick. */
export interface MenuAction extends MenuLine {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  checked?: boolean;
  /** Leaves the menu open, for choices of which one seldom makes only one. */
  staysOpen?: boolean;
}

/** A line that leads out of Plaza, in a window of its own. */
export interface MenuLink extends MenuLine {
  href: string;
}

/** A line, a heading over the next lines, or a hairline between groups. */
export type MenuEntry = MenuAction | MenuLink | { heading: ReactNode } | 'separator';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What stands above the lines and cannot be chosen, such as whose menu it is. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/**
 * Actions behind a button. Icons stand beside all of its lines or beside none, so that the words begin below each
 * other. Arrows move, letters jump, Enter chooses, Escape gives the focus back.
 */
export function Menu({ trigger, onOpenChange, ...rest }: MenuProps) {
  const popup = usePopup(onOpenChange);
  const { isOpen, open, close, overlays } = popup;
  const press = useRef(withoutPointer);
  // A pointer's press is answered by the button at once, and the list is drawn a moment later. After a key the next
  // keys are for the list, so it is drawn at once.
  const isDrawn = useDeferredValue(isOpen) || popup.press?.isByKey === true;
  useOtherPlace(isOpen && overlays !== undefined && !isDrawn, popup.trigger, close);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const isSecond = isOpen && isSecondPress(popup.press?.point, event);
    press.current = { isByMouse: event.pointerType === 'mouse', wasOpen: isOpen, isSecond };
    if (isSecond) return event.preventDefault(); // or the button would take the focus from the menu, which closes it
    if (!press.current.isByMouse) return; // a finger may be about to scroll
    if (event.button !== 0 || event.ctrlKey || event.currentTarget.matches(':disabled')) return;
    if (isOpen) return close();
    open({ isByKey: false, point: pressPoint(event) });
    event.preventDefault(); // or the button would take the focus from the menu
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const { isByMouse, wasOpen, isSecond } = press.current;
    press.current = withoutPointer;
    if (isByMouse || isSecond) return;
    // A tap moves the focus to the button before it clicks, which closes an open menu already.
    if (wasOpen) close();
    else open({ isByKey: false, point: pressPoint(event) });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    if (isOpen && event.key !== 'ArrowDown') close();
    else open({ isByKey: true });
  }

  return (
    <>
      <Slot.Root
        ref={popup.trigger}
        id={popup.triggerId}
        aria-haspopup="menu"
        {...popup.aria}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onPointerDown={handlePointerDown}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {trigger}
      </Slot.Root>
      {overlays && <overlays.MenuContent {...rest} popup={{ ...popup, isOpen: isOpen && isDrawn }} />}
    </>
  );
}

/** The press of a screen reader. */
const withoutPointer = { isByMouse: false, wasOpen: false, isSecond: false };

const openingKeys = ['Enter', ' ', 'ArrowDown'];
