import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../display/icons';
import { preloadOverlays } from '../lazy-overlays/load-overlays';
import { pressPoint } from '../lazy-overlays/press-point';
import { type Press, usePopup } from '../lazy-overlays/use-popup';
import { controlStyle } from './control-style';
import { useField } from './field';
import { useTypeahead } from './select-typeahead';

/** `value` must not be empty: an empty value means that nothing is chosen. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  heading: string;
  options: readonly SelectOption[];
}

export interface SelectProps {
  /** "" shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly (SelectOption | SelectGroup)[];
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  id?: string;
  /** Required if no Field labels it. */
  'aria-label'?: string;
  onBlur?: () => void;
}

/** A choice from a short list; a combobox for the keyboard, labelled by its Field. */
export function Select(props: SelectProps) {
  const { value, onValueChange, options, placeholder = 'Choose', disabled, onBlur } = props;
  const wiring = useField(props);
  const popup = usePopup();
  const { overlays } = popup;
  const all = options.flatMap((entry) => ('heading' in entry ? entry.options : [entry]));
  const typeahead = useTypeahead(all, value, onValueChange);
  // A click on a label sends no pointer event, and is handled like a touch.
  const pointer = useRef('touch');

  function open(press: Press) {
    typeahead.forget();
    popup.open(press);
  }

  function handlePointerDown(event: PointerEvent<HTMLButtonElement>) {
    pointer.current = event.pointerType;
    // The finger that opens the list may move on to its options.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
    if (event.button !== 0 || event.ctrlKey || event.pointerType !== 'mouse') return;
    open({ isByKey: false, held: event, point: pressPoint(event) });
    event.preventDefault(); // otherwise the button would take the focus from the list
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.focus();
    if (pointer.current !== 'mouse') open({ isByKey: false, point: pressPoint(event) });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event;
    const wasTyping = typeahead.isTyping();
    if (!ctrlKey && !altKey && !metaKey && key.length === 1) typeahead.type(key);
    if ((wasTyping && key === ' ') || !openingKeys.includes(key)) return;
    event.preventDefault();
    open({ isByKey: true });
  }

  return (
    <>
      <Trigger
        {...wiring}
        {...popup.aria}
        ref={popup.trigger}
        type="button"
        role="combobox"
        aria-label={props['aria-label']}
        aria-autocomplete="none"
        disabled={disabled}
        data-disabled={disabled ? '' : undefined}
        data-placeholder={value === '' ? '' : undefined}
        onBlur={onBlur}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onPointerDown={handlePointerDown}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <span>{value === '' ? placeholder : all.find((option) => option.value === value)?.label}</span>
        <ChevronDownIcon />
      </Trigger>
      {overlays && <overlays.SelectContent {...props} popup={popup} />}
    </>
  );
}

const openingKeys = [' ', 'Enter', 'ArrowUp', 'ArrowDown'];

const Trigger = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  text-align: start;
  > span { pointer-events: none; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > svg { color: ${({ theme }) => theme.color.muted}; }
  &[data-placeholder] { color: ${({ theme }) => theme.color.muted}; }
`;
