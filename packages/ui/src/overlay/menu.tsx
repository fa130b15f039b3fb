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

/** One item of a menu. `checked` makes it a choice with a tick. */
export interface MenuAction extends MenuLine {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  checked?: boolean;
  /** Leaves the menu open, for choices of which users usually make several. */
  staysOpen?: boolean;
}

/** An item that opens a page outside Plaza in a new window. */
export interface MenuLink extends MenuLine {
  href: string;
}

/** An item, a heading over the next items, or a hairline between groups. */
export type MenuEntry = MenuAction | MenuLink | { heading: ReactNode } | 'separator';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Text above the items; it cannot be chosen, and says for example whose menu it is. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/**
 * Actions behind a button. Either all items have icons or none, so that their labels are aligned. Arrows move, letters
 * jump, Enter chooses, Escape returns the focus to the button.
 */
export function Menu({ trigger, onOpenChange, ...rest }: MenuProps) {
  const popup = usePopup(onOpenChange);
  const { isOpen, open, close, overlays } = popup;
  const press = useRef(withoutPointer);
  // After a press with a pointer, the button reacts at once and the list is rendered a moment later. After a key, the
  // list is rendered at once, because the next keys are meant for it.
  const isDrawn = useDeferredValue(isOpen) || popup.press?.isByKey === true;
  useOtherPlace(isOpen && overlays !== undefined && !isDrawn, popup.trigger, close);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const isSecond = isOpen && isSecondPress(popup.press?.point, event);
    press.current = { isByMouse: event.pointerType === 'mouse', wasOpen: isOpen, isSecond };
    if (isSecond) return event.preventDefault(); // otherwise the button takes the focus, which closes the menu
    if (!press.current.isByMouse) return; // a finger may be about to scroll
    if (event.button !== 0 || event.ctrlKey || event.currentTarget.matches(':disabled')) return;
    if (isOpen) return close();
    open({ isByKey: false, point: pressPoint(event) });
    event.preventDefault(); // otherwise the button would take the focus from the menu
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const { isByMouse, wasOpen, isSecond } = press.current;
    press.current = withoutPointer;
    if (isByMouse || isSecond) return;
    // Before its click, a tap moves the focus to the button, and that already closes an open menu.
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

/** A press without pointer events, such as one by a screen reader. */
const withoutPointer = { isByMouse: false, wasOpen: false, isSecond: false };

const openingKeys = ['Enter', ' ', 'ArrowDown'];
