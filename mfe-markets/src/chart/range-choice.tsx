import type { HistoryRange } from '@plaza/contracts/markets/history';
import { styled } from '@plaza/ui';
import { useId } from 'react';
import { ranges } from './ranges';

interface RangeChoiceProps {
  readonly value: HistoryRange;
  readonly onChange: (range: HistoryRange) => void;
}

/** Chooses a range; arrow keys move between ranges. */
export function RangeChoice({ value, onChange }: RangeChoiceProps) {
  const name = useId();
  return (
    <Segments>
      <legend>How far back</legend>
      {ranges.map(({ id, label }) => (
        <label key={id} data-chosen={value === id || undefined}>
          <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
          {label}
        </label>
      ))}
    </Segments>
  );
}

/* By an attribute: with `:has` in a media query, the whole page would be restyled when the chart first opens. */
const Segments = styled.fieldset`
  display: inline-flex;
  gap: 2px;
  width: fit-content;
  margin: 0;
  padding: 2px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.sunken};
  legend, input { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; opacity: 0; }
  label {
    position: relative;
    padding: 4px ${({ theme }) => theme.space[12]};
    border-radius: 4px;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.medium};
    cursor: pointer;
  }
  label:hover { color: ${({ theme }) => theme.color.text}; }
  label[data-chosen] {
    background: ${({ theme }) => theme.color.surface};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.text};
  }
  @media (forced-colors: active) {
    label[data-chosen] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
  label:has(:focus-visible) { outline: 2px solid ${({ theme }) => theme.color.focus}; outline-offset: 1px; }
`;
