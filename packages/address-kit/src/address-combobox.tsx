import { cutText } from '@plaza/contracts/cut-text';
import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { MapIcon, styled, TextInput, useCombobox } from '@plaza/ui';
import { useState } from 'react';
import { useSuggestions } from './use-suggestions';

interface AddressComboboxProps {
  value: string;
  onType: (text: string) => void;
  /** Called with the chosen suggestion, its name cut to `maxLength`. */
  onChoose: (suggestion: AddressSuggestion) => void;
  /** Called on Enter while no suggestion is chosen; the browser submits the form nevertheless. */
  onEnter?: () => void;
  name?: string;
  /** In UTF-16 units; by default, the limit of an address. */
  maxLength?: number;
}

const failure = 'Network error. Please check your connection and enter address manually.';

/**
 * An address input with suggestions, for use in a `Field`. The parent component holds the typed text and the chosen
 * address.
 */
export function AddressCombobox(props: AddressComboboxProps) {
  const { value, onType, onChoose, onEnter, name = 'address', maxLength = limits.address } = props;
  const [typed, setTyped] = useState<string>();
  const { suggestions, isError } = useSuggestions(typed);
  const { isOpen, open, rootRef, inputProps, listProps, optionProps } = useCombobox({
    options: suggestions,
    hasNotice: isError,
    onChoose: (chosen) => onChoose({ ...chosen, display_name: cutText(chosen.display_name, maxLength) }),
    onClose: () => setTyped(undefined),
    ...(onEnter && { onEnter }),
  });

  function handleType(text: string) {
    setTyped(text);
    open();
    onType(text);
  }

  return (
    <Root ref={rootRef}>
      <TextInput
        {...inputProps}
        name={name}
        maxLength={maxLength}
        value={value}
        onChange={(event) => handleType(event.target.value)}
      />
      <MapIcon />
      <div aria-live={isError ? 'polite' : 'off'}>
        <Panel {...listProps} hidden={!isOpen}>
          {isError ? (
            <Option role="option" aria-disabled aria-selected={false}>
              {failure}
            </Option>
          ) : (
            suggestions.map((suggestion, index) => (
              <Option key={`${suggestion.lat},${suggestion.lon},${suggestion.display_name}`} {...optionProps(index)}>
                {suggestion.display_name}
              </Option>
            ))
          )}
        </Panel>
      </div>
    </Root>
  );
}

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

const Panel = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: ${({ theme }) => theme.layer.menu};
  max-height: 260px;
  margin: 0;
  padding: ${({ theme }) => theme.space[4]};
  overflow-y: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  list-style: none;
  &[hidden] { display: none; }
`;

const Option = styled.li`
  padding: 6px ${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radius.control};
  cursor: default;
  overflow-wrap: anywhere;
  &[aria-disabled='true'] { color: ${({ theme }) => theme.color.muted}; }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.hover};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
`;
