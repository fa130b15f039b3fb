import { DayInput, Field, styled } from '@plaza/ui';
import type { HistoryStep } from '@plaza/web-kit/router';

interface Props {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly onDay: (day: string, step?: HistoryStep) => void;
}

/** The day of the board. */
export const DayField = ({ day, onDay }: Props) => (
  <Box>
    <Field label="Day" hideLabel>
      <DayInput required day={day} onDay={(typed) => onDay(typed, { replace: true })} />
    </Field>
  </Box>
);

const Box = styled.div`
  width: 150px;
`;
