import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

type Orientation = 'horizontal' | 'vertical';

/** Key → by how much it moves the focus, in lists of each orientation. */
const steps: Record<Orientation, Readonly<Record<string, number>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};
const firstKeys = ['Home', 'PageUp'];
const lastKeys = ['End', 'PageDown'];

/**
 * The keyboard of a list of tabs: the Tab key enters at the chosen tab, or else the first one, arrow keys, Home and End
 * move between the tabs, and the Tab key leaves the list.
 * @param onKeyDown called before a key moves the focus
 * @returns the props of the list, whose tabs have a tabIndex of -1
 */
export function useRovingFocus(orientation: Orientation, onKeyDown: (event: KeyboardEvent) => void) {
  // The list itself is reached with the Tab key; while Shift+Tab leaves it, it must not be.
  const [isLeft, setLeft] = useState(false);
  // Safari focuses the list when a tab is pressed; the pressed tab gets the focus with the click.
  const isPressed = useRef(false);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    onKeyDown(event);
    isPressed.current = false;
    if (event.key === 'Tab' && event.shiftKey) setLeft(true);
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tabs = tabsIn(event.currentTarget);
    const next = tabsFrom(tabs, tabs.indexOf(event.target as HTMLElement), event.key, orientation);
    if (!next) return;
    event.preventDefault();
    setTimeout(() => focusFirst(next)); // after React has handled the key press
  }

  function handleFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target === currentTarget && !isPressed.current) {
      const tabs = tabsIn(currentTarget);
      const chosen = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
      focusFirst([...chosen, ...tabs]);
    }
    isPressed.current = false;
  }

  return {
    role: 'tablist',
    'aria-orientation': orientation,
    tabIndex: isLeft ? -1 : 0,
    onKeyDown: handleKey,
    onFocus: handleFocus,
    onBlur: () => setLeft(false),
    onMouseDown: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      isPressed.current = tabsIn(currentTarget).some((tab) => tab.contains(target as Node));
    },
    onClick: () => {
      isPressed.current = false;
    },
  };
}

const tabsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];

/** The tabs that a key may move the focus to, in order of preference; undefined if it moves no focus. */
function tabsFrom(tabs: HTMLElement[], index: number, key: string, orientation: Orientation) {
  if (index < 0) return undefined;
  if (firstKeys.includes(key)) return tabs;
  if (lastKeys.includes(key)) return [...tabs].reverse();
  const step = steps[orientation][key];
  if (!step) return undefined;
  const following = [...tabs.slice(index + 1), ...tabs.slice(0, index)];
  return step > 0 ? following : following.reverse();
}

/** Focuses the first of the tabs that can be focused, as some may be hidden. */
function focusFirst(tabs: readonly HTMLElement[]) {
  const before = document.activeElement;
  for (const tab of tabs) {
    if (tab === before) return;
    tab.focus();
    if (document.activeElement !== before) return;
  }
}
