import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const closeAfterBlurMs = 200;

interface Combobox<Option> {
  readonly options: readonly Option[];
  /** The id of the list; its options are this with their place behind. */
  readonly listId: string;
  readonly onPick: (option: Option) => void;
}

/**
 * The keys and the attributes of an input with a list of options below it. The focus stays in the input: arrows
 * choose, Enter picks, Escape closes; without a chosen option Enter stays the form's.
 */
export function useCombobox<Option>({ options, listId, onPick }: Combobox<Option>) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState(options);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  if (shown !== options) {
    setShown(options);
    setActive(-1);
  }
  const isOpen = isWanted && options.length > 0;
  const open = () => {
    clearTimeout(leaving.current);
    setWanted(true);
  };
  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  function handleKeyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const picked = isOpen ? options[active] : undefined;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const to = moves[event.key];
    if (to !== undefined && options.length > 0) {
      event.preventDefault();
      open();
      setActive(to);
    } else if (event.key === 'Enter' && picked !== undefined) {
      event.preventDefault();
      close();
      onPick(picked);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  }

  return {
    isOpen,
    active,
    setActive,
    close,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
      onKeyDown: handleKeyDown,
      onFocus: open,
      onChange: open,
      onBlur: () => {
        leaving.current = setTimeout(close, closeAfterBlurMs);
      },
    },
  } as const;
}
