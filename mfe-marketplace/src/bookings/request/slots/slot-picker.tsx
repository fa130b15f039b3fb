import type { Slot } from '@plaza/contracts/marketplace/slots';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { addDays, browserTimeZone, clockReading, currentDay, formatDay, formatDayInterval } from '@plaza/ui/time';
import { useState } from 'react';
import { LoadError } from '../../../notices/load-error';
import { ChoiceChips } from './choice-chips';
import { useMarketplaceFreeSlotsQuery } from './slots-api';

const days = 7;

interface Props {
  readonly contractorId: string;
  /** Hours. */
  readonly duration: number;
  readonly chosen: Slot | undefined;
  readonly onChoose: (slot: Slot) => void;
}

/** The free slots of seven days in the browser's time zone: a day, then a time. */
export function SlotPicker({ contractorId, duration, chosen, onChoose }: Props) {
  const timeZone = browserTimeZone();
  const [today] = useState(() => currentDay(timeZone));
  const [from, setFrom] = useState(today);
  const answer = useMarketplaceFreeSlotsQuery({ id: contractorId, duration, from, days, timeZone });
  return (
    <Stack gap={12}>
      <Row justify="space-between">
        <Muted aria-live="polite">{formatDayInterval(from, addDays(from, days - 1), { withYear: false })}</Muted>
        <Row gap={4}>
          <IconButton
            label="Earlier Days"
            size="sm"
            unavailable={from <= today}
            onClick={() => setFrom((before) => addDays(before, -days))}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label="Later Days" size="sm" onClick={() => setFrom((before) => addDays(before, days))}>
            <ChevronRightIcon />
          </IconButton>
        </Row>
      </Row>
      <Times key={from} answer={answer} from={from} chosen={chosen} onChoose={onChoose} />
    </Stack>
  );
}

interface Answer {
  readonly currentData?: readonly Slot[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

interface TimesProps {
  readonly answer: Answer;
  readonly from: string;
  readonly chosen: Slot | undefined;
  readonly onChoose: (slot: Slot) => void;
}

function Times({ answer, from, chosen, onChoose }: TimesProps) {
  const { currentData: slots, error, isFetching, refetch } = answer;
  const [day, setDay] = useState<string>();
  if (error) {
    return <LoadError title="Free times could not be loaded" error={error} loading={isFetching} onRetry={refetch} />;
  }
  if (!slots) return <Loading />;
  const first = slots.find(({ date }) => date === (day ?? chosen?.date)) ?? slots[0];
  if (!first) return <Muted>No free times in these days.</Muted>;
  const shown = first.date;
  const week = Array.from({ length: days }, (_, index) => addDays(from, index));
  return (
    <Stack gap={12}>
      {chosen && week.includes(chosen.date) && !slots.some(({ startsAt }) => startsAt === chosen.startsAt) && (
        <Unavailable role="status">The time that you chose is no longer free.</Unavailable>
      )}
      <ChoiceChips
        legend="Day"
        columns={days}
        value={shown}
        options={week.map((date) => ({
          value: date,
          label: formatDay(date, 'weekday'),
          detail: formatDay(date, 'dayOfMonth'),
          name: formatDay(date, 'weekdayLong'),
          disabled: !slots.some((slot) => slot.date === date),
        }))}
        onChange={setDay}
      />
      <ChoiceChips
        legend="Time"
        value={chosen?.startsAt ?? ''}
        options={slots
          .filter(({ date }) => date === shown)
          .map(({ startsAt, time }) => ({ value: startsAt, label: clockReading(time) }))}
        onChange={(startsAt) => {
          const slot = slots.find((one) => one.startsAt === startsAt);
          if (slot) onChoose(slot);
        }}
      />
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap={12} role="status">
      <VisuallyHidden>Loading free times</VisuallyHidden>
      <Skeleton height="52px" />
      <Skeleton height="36px" />
      <Skeleton height="36px" width="60%" />
    </Stack>
  );
}

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Unavailable = styled.p`
  color: ${({ theme }) => theme.color.attention.text};
`;
