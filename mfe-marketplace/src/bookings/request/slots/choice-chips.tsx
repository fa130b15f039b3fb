import { styled, VisuallyHidden } from '@plaza/ui';
import { useId } from 'react';

interface Chip {
  readonly value: string;
  readonly label: string;
  /** A second line. */
  readonly detail?: string;
  /** The accessible name, if label and detail do not form a suitable one. */
  readonly name?: string;
  readonly disabled?: boolean;
}

interface Props {
  readonly legend: string;
  readonly value: string;
  readonly options: readonly Chip[];
  readonly onChange: (value: string) => void;
  /** The number of columns; by default, as many as fit. */
  readonly columns?: number;
}

/** Radio buttons that look like chips. */
export function ChoiceChips({ legend, value, options, onChange, columns }: Props) {
  const name = useId();
  return (
    <Root>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <Chips style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}>
        {options.map((chip) => (
          <ChipLabel key={chip.value}>
            <input
              type="radio"
              name={name}
              aria-label={chip.name}
              value={chip.value}
              checked={chip.value === value}
              disabled={chip.disabled}
              onChange={() => onChange(chip.value)}
            />
            <span>{chip.label}</span>
            {chip.detail && <span>{chip.detail}</span>}
          </ChipLabel>
        ))}
      </Chips>
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; }
`;

const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: ${({ theme }) => theme.space[4]};
`;

const ChipLabel = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 36px;
  padding: 4px 0;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.hover}; }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accentText};
    background: ${({ theme }) => theme.color.accentTint};
    color: ${({ theme }) => theme.color.accentText};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  &:has(:focus-visible) { outline: 2px solid ${({ theme }) => theme.color.focus}; outline-offset: 1px; }
  &:has(:disabled) {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.muted};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
    &:has(:disabled) { color: GrayText; }
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
