import type { AddressSuggestion } from '@plaza/contracts/addresses';
import { styled } from '@plaza/ui';
import type { Suggestions } from './use-suggestions';

interface SuggestionListProps {
  /** Of the list; its options have it with their place behind. */
  id: string;
  suggestions: Suggestions;
  /** The place of the one that the keyboard stands on, -1 for none. */
  active: number;
  onChoose: (place: AddressSuggestion) => void;
}

const failure = 'Network error. Please check your connection and enter address manually.';

/** The places under the input; where they could not be had, that instead, which cannot be chosen. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const isFailed = suggestions.kind === 'failed';
  const isOpen = isFailed || suggestions.places.length > 0;
  return (
    <div aria-live={isFailed ? 'polite' : 'off'}>
      <Panel id={id} role="listbox" aria-label="Suggestions" hidden={!isOpen}>
        {isFailed ? (
          <Option role="option" aria-disabled aria-selected={false} onMouseDown={keepFocus}>
            {failure}
          </Option>
        ) : (
          suggestions.places.map((place, index) => (
            <Option
              key={`${place.lat},${place.lon},${place.display_name}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={keepFocus}
              onClick={() => onChoose(place)}
            >
              {place.display_name}
            </Option>
          ))
        )}
      </Panel>
    </div>
  );
}

/** The keyboard stays in the input, which would close the list as it is left. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

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
  &:not([aria-disabled='true']):hover { background: ${({ theme }) => theme.color.hover}; }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.hover};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
`;
