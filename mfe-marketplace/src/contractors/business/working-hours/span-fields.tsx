import { IconButton, styled, TextInput, TrashIcon } from '@plaza/ui';
import type { WorkingSpan } from './working-week';

interface SpanTimesProps {
  /** The day, and the number of the span within it: "Monday", "Monday, 2". */
  label: string;
  span: WorkingSpan;
  /** The id of the element with the error; undefined without an error. */
  errorId: string | undefined;
  onChange: (times: { from: string } | { until: string }) => void;
  onRemove: () => void;
}

/** Start and end of a span of working hours; an end at midnight is the end of the day. */
export function SpanFields({ label, span, errorId, onChange, onRemove }: SpanTimesProps) {
  const errorAttributes = { 'aria-invalid': errorId !== undefined, 'aria-describedby': errorId };
  return (
    <Line>
      <TextInput
        {...errorAttributes}
        type="time"
        aria-label={`${label} from`}
        value={span.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <span aria-hidden>–</span>
      <TextInput
        {...errorAttributes}
        type="time"
        aria-label={`${label} until`}
        value={span.until === '24:00' ? '00:00' : span.until}
        onChange={({ target }) => onChange({ until: target.value === '00:00' ? '24:00' : target.value })}
      />
      <IconButton size="sm" label={`Remove hours: ${label}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  > input { width: 128px; padding-inline: ${({ theme }) => theme.space[8]}; }
`;
