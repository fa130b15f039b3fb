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
  /** Called once the menu is needed. */
  items: () => readonly MenuEntry[];
}

/** The keys that open a menu. */
const openingKeys = ['Enter', ' ', 'ArrowDown'];

/**
 * A menu of which hundreds are on the page: its button alone until it is pressed first, as the menu behind it takes
 * longer to render than the rest of its row.
 */
export function InlineMenu({ trigger, items }: InlineMenuProps) {
  const [press, setPress] = useState<Event>();
  const button = useRef<HTMLButtonElement>(null);
  const isByMouse = useRef(false);

  useEffect(() => {
    // The menu's own button, which has taken the place of the pressed one, is pressed in the same way.
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
    // A finger that goes down may be about to scroll.
    onClick: (event) => {
      if (!isByMouse.current) handlePress(event);
    },
    onKeyDown: (event) => {
      if (openingKeys.includes(event.key)) handlePress(event);
    },
  });
}
