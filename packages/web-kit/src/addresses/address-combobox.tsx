import type { AddressSuggestion } from '@plaza/contracts/addresses';
import { limits } from '@plaza/contracts/limits';
import { MapIcon, styled, TextInput } from '@plaza/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { SuggestionList } from './suggestion-list';
import { useEscape } from './use-escape';
import { useSuggestions } from './use-suggestions';

interface AddressComboboxProps {
  value: string;
  onType: (text: string) => void;
  onChoose: (place: AddressSuggestion) => void;
  /** Enter where it chooses nothing; the form is sent by the browser all the same. */
  onEnter?: () => void;
  name?: string;
  maxLength?: number;
}

/**
 * An address to type, with places that it may be: arrows move, Enter chooses, Escape closes. Goes into a `Field`; what
 * is typed and chosen is kept by whoever renders it.
 */
export function AddressCombobox({
  value,
  onType,
  onChoose,
  onEnter,
  name = 'address',
  maxLength = limits.address,
}: AddressComboboxProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const places = suggestions.kind === 'places' ? suggestions.places : [];
  const isOpen = suggestions.kind === 'failed' || places.length > 0;
  const current = isOpen ? places[active] : undefined;

  function close() {
    setTyped(undefined);
    setActive(-1);
  }

  function handleType(text: string) {
    setTyped(text);
    setActive(-1);
    onType(text);
  }

  function handleChoose(place: AddressSuggestion) {
    close();
    onChoose(place);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step && places.length > 0) {
      event.preventDefault();
      // Past the last one stands the input itself, then the first one again.
      setActive((known) => ((known + 1 + step + places.length + 1) % (places.length + 1)) - 1);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      handleChoose(current);
    } else if (event.key === 'Enter') {
      close();
      onEnter?.();
    }
  }

  const closeByEscape = useEscape(isOpen, close);
  return (
    <Root ref={closeByEscape}>
      <TextInput
        name={name}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${active}`}
        maxLength={maxLength}
        value={value}
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={close}
      />
      <MapIcon />
      <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={handleChoose} />
    </Root>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const Root = styled.div`
  position: relative;
  > input { padding-inline-start: 36px; }
  > svg {
    position: absolute;
    inset: 10px auto auto 12px;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
  }
`;
