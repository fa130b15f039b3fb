import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { Card, Checkbox, Field, Select, Stack, styled } from '@plaza/ui';
import { browserTimeZone } from '@plaza/ui/time';
import { useMemo, useState } from 'react';
import { zoneGroups } from './time-zones';
import { WeekdayRow } from './weekday-row';
import { officeHours, weekdays } from './working-week';

interface WorkingHoursEditorProps {
  /** null for any time. */
  hours: WorkingHours | null;
  onChange: (hours: WorkingHours | null) => void;
  /** The error of the week, from the form or the server. */
  error: string | undefined;
}

/** Edits working hours: any time, or a week of intervals in a time zone. */
export function WorkingHoursEditor({ hours, onChange, error }: WorkingHoursEditorProps) {
  // Clearing "Any time" restores the previous hours.
  const [before, setBefore] = useState(hours ?? officeHours(browserTimeZone()));
  const zone = hours?.timeZone ?? before.timeZone;
  const zones = useMemo(() => zoneGroups(zone), [zone]);
  function handleAnyTime(isAnyTime: boolean) {
    if (isAnyTime && hours) setBefore(hours);
    onChange(isAnyTime ? null : before);
  }
  return (
    <Card title="Working hours">
      <Stack>
        <Checkbox
          label="Any time"
          hint="Customers can ask for any time; otherwise only for these hours."
          checked={hours === null}
          onCheckedChange={handleAnyTime}
        />
        {hours && (
          <>
            <Zone>
              <Field label="Time zone">
                <Select
                  value={hours.timeZone}
                  options={zones}
                  onValueChange={(timeZone) => onChange({ ...hours, timeZone })}
                />
              </Field>
            </Zone>
            <Days>
              {weekdays.map((day) => (
                <WeekdayRow key={day.weekday} {...day} hours={hours} onChange={onChange} />
              ))}
            </Days>
          </>
        )}
        <ErrorText aria-live="polite">{error}</ErrorText>
      </Stack>
    </Card>
  );
}

const Zone = styled.div`
  max-width: 320px;
`;

const Days = styled.div`
  display: grid;
  > * + * { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const ErrorText = styled.p`
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
  &:empty { display: none; }
`;
