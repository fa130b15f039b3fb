import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useEscape } from '../hooks/use-escape';
import { isComposing } from './is-composing';
import { useActiveOption } from './use-active-option';

interface ComboboxOptions<Option> {
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  /** Called whenever the list closes. */
  readonly onClose?: () => void;
  /** Called on Enter without an active option; the browser submits the form nevertheless. */
  readonly onEnter?: () => void;
  /** Whether the list shows something other than options, such as why there are none. */
  readonly hasNotice?: boolean;
  /** How long the list remains open after the input has lost the focus. */
  readonly closeDelayMs?: number;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A combobox as in the ARIA patterns: a text input with a list of options below it. The focus stays in the input: arrow
 * keys move through the options and beyond them back to the input, Enter chooses the active option, Escape closes only
 * the list.
 * @returns properties for the element around both, for the input, the list and each option
 */
export function useCombobox<Option>(combobox: ComboboxOptions<Option>) {
  const { options, onChoose, onClose, onEnter, hasNotice = false, closeDelayMs = 0 } = combobox;
  const listId = useId();
  const [isRequested, setRequested] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const isOpen = isRequested && (hasNotice || options.length > 0);
  const { active, activeId, setActive, moveBy } = useActiveOption(options, listId, isOpen);
  const current = activeId === undefined ? undefined : options[active];

  function open() {
    clearTimeout(closing.current);
    setRequested(true);
  }

  function close() {
    clearTimeout(closing.current);
    setRequested(false);
    setActive(-1);
    onClose?.();
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  function handleBlur() {
    if (closeDelayMs === 0) close();
    else closing.current = setTimeout(close, closeDelayMs);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = steps[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      open();
      moveBy(step);
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Enter') {
      close();
      onEnter?.();
    }
  }

  return {
    isOpen,
    open,
    close,
    rootRef: useEscape(isOpen, close),
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onKeyDown: handleKeyDown,
      onBlur: handleBlur,
    },
    listProps: { id: listId, role: 'listbox', 'aria-label': 'Suggestions', onMouseDown: keepFocus },
    optionProps: (index: number) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      onMouseMove: () => setActive(index),
      onClick: () => {
        const option = options[index];
        if (option !== undefined) choose(option);
      },
    }),
  } as const;
}

/** Keeps the focus in the input on a press on the list, because its blur would close the list before the click. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
