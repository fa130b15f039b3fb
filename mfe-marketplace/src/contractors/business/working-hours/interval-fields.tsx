import { focusAfterRemoval, IconButton, styled, TextInput, TrashIcon } from '@plaza/ui';
import type { WorkingInterval } from './working-week';

interface IntervalFieldsProps {
  /** The day, and the number of the interval within it: "Monday", "Monday, 2". */
  label: string;
  interval: WorkingInterval;
  /** The id of the element with the error; undefined without an error. */
  errorId: string | undefined;
  onChange: (times: { from: string } | { until: string }) => void;
  onRemove: () => void;
}

/** Start and end of an interval of working hours; an end at midnight is the end of the day. */
export function IntervalFields({ label, interval, errorId, onChange, onRemove }: IntervalFieldsProps) {
  const errorAttributes = { 'aria-invalid': errorId !== undefined, 'aria-describedby': errorId };
  return (
    <Line ref={focusAfterRemoval}>
      <TextInput
        {...errorAttributes}
        type="time"
        aria-label={`${label} from`}
        value={interval.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <span aria-hidden>–</span>
      <TextInput
        {...errorAttributes}
        type="time"
        aria-label={`${label} until`}
        value={interval.until === '24:00' ? '00:00' : interval.until}
        onChange={({ target }) => onChange({ until: target.value === '00:00' ? '24:00' : target.value })}
      />
      <IconButton size="sm" label={`Remove Hours: ${label}`} onClick={onRemove}>
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
  /* The remove button is below the buttons of the day, at the edge. */
  ${({ theme }) => theme.media.phone} { > input { flex: 1; width: auto; } }
`;
