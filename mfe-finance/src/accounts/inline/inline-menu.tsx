import { Menu, type MenuEntry } from '@plaza/ui';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';

interface InlineMenuProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Called when the menu is first rendered. */
  items: () => readonly MenuEntry[];
}

/** The keys that open a menu. */
const openingKeys = ['Enter', ' ', 'ArrowDown'];

/**
 * A menu that appears hundreds of times on the page. Only its button is rendered until the first press, since rendering
 * the menu itself takes longer than the rest of the row.
 */
export function InlineMenu({ trigger, items }: InlineMenuProps) {
  const [press, setPress] = useState<Event>();
  const button = useRef<HTMLButtonElement>(null);
  const isByMouse = useRef(false);

  useEffect(() => {
    // Replays the press on the menu's own button, which has replaced the pressed one.
    if (press) button.current?.dispatchEvent(new (press.constructor as typeof Event)(press.type, press));
  }, [press]);

  function handlePress(event: KeyboardEvent | MouseEvent) {
    event.preventDefault();
    setPress(event.nativeEvent);
  }

  if (press) return <Menu align="start" trigger={cloneElement(trigger, { ref: button })} items={items()} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown: (event) => {
      isByMouse.current = event.pointerType === 'mouse';
      if (isByMouse.current && event.button === 0 && !event.ctrlKey) handlePress(event);
    },
    // A touch opens the menu on click only, since pointerdown may be the start of a scroll.
    onClick: (event) => {
      if (!isByMouse.current) handlePress(event);
    },
    onKeyDown: (event) => {
      if (openingKeys.includes(event.key)) handlePress(event);
    },
  });
}
