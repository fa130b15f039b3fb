import type { Slot } from '@plaza/contracts/marketplace/slots';
import { Field, Row, Select, Stack, styled } from '@plaza/ui';
import { clockInterval, formatDate } from '@plaza/ui/time';
import { useId } from 'react';
import { formatDuration } from '../../booking/booking-labels';
import { UserZone } from '../../booking/zone-note';
import { type RequestDraft, type RequestErrors, withDuration } from '../draft/request-draft';
import { SlotPicker } from './slot-picker';

const usualHours = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24];

interface Props {
  readonly draft: RequestDraft;
  readonly errors: RequestErrors;
  readonly onChange: (next: (before: RequestDraft) => RequestDraft) => void;
  readonly onChoose: (slot: Slot) => void;
}

/** The duration, and a slot in which the contractor is free for that long. */
export function SlotField({ draft, errors, onChange, onChoose }: Props) {
  const { duration, contractorId, slot } = draft;
  const titleId = useId();
  const hours = usualHours.includes(duration) ? usualHours : [...usualHours, duration].sort((a, b) => a - b);
  return (
    <>
      <Field label="Duration" error={errors.duration}>
        <Select
          value={String(duration)}
          options={hours.map((value) => ({ value: String(value), label: formatDuration(value) }))}
          onValueChange={(chosen) => onChange((before) => withDuration(before, Number(chosen)))}
        />
      </Field>
      <Stack as="section" gap={8} aria-labelledby={titleId} data-invalid={errors.slot !== undefined}>
        <Row gap={8}>
          <Label id={titleId}>Day and time</Label>
          {/* The booking stores the chosen time in the user's time zone. */}
          <UserZone />
        </Row>
        {contractorId === '' ? (
          <Hint>Choose a contractor to see when they are free.</Hint>
        ) : (
          <SlotPicker
            key={contractorId}
            contractorId={contractorId}
            duration={duration}
            chosen={slot}
            onChoose={onChoose}
          />
        )}
        <Hint aria-live="polite">{slot && `Chosen: ${formatSlot(slot, duration)}`}</Hint>
        <ErrorText aria-live="polite">{errors.slot}</ErrorText>
      </Stack>
    </>
  );
}

function formatSlot({ startsAt }: Slot, duration: number): string {
  const endsAt = Date.parse(startsAt) + duration * 3_600_000;
  return `${formatDate(startsAt, { style: 'weekdayMedium' })}, ${clockInterval({ startsAt, endsAt })}`;
}

const Label = styled.span`
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  &:empty { display: none; }
`;

const ErrorText = styled(Hint)`
  color: ${({ theme }) => theme.color.bad.text};
`;
