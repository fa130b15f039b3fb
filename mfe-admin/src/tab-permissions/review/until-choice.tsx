import { Field, Row, Stack, styled, TextInput } from '@plaza/ui';
import { formatTimeZone, toDateTimeInput } from '@plaza/ui/time';
import { useId } from 'react';
import type { Until } from '../state/until';

interface UntilChoiceProps {
  until: Until;
  onUntil: (until: Until) => void;
  error: string | undefined;
  onLeave: () => void;
}

/** Chooses whether the changes are permanent or are reverted automatically. */
export function UntilChoice({ until, onUntil, error, onLeave }: UntilChoiceProps) {
  const name = useId();
  const { forGood, value } = until;
  return (
    <Group>
      <legend>How long</legend>
      <Stack gap={12}>
        <Row gap={16}>
          <label>
            <input type="radio" name={name} checked={forGood} onChange={() => onUntil({ value, forGood: true })} />
            For good
          </label>
          <label>
            <input type="radio" name={name} checked={!forGood} onChange={() => onUntil({ value, forGood: false })} />
            Until
          </label>
        </Row>
        {!forGood && (
          <When>
            <Field
              label="Date and time"
              hint={`Your time zone: ${formatTimeZone()}. Then the change ends automatically.`}
              error={error}
            >
              <TextInput
                type="datetime-local"
                min={toDateTimeInput(new Date())}
                max="9999-12-31T23:59"
                value={value}
                onChange={(event) => onUntil({ forGood, value: event.target.value })}
                onBlur={onLeave}
              />
            </Field>
          </When>
        )}
      </Stack>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: ${({ theme }) => theme.space[8]}; padding: 0; font-weight: ${({ theme }) => theme.weight.strong}; }
  label { display: flex; align-items: center; gap: ${({ theme }) => theme.space[8]}; min-height: 28px; cursor: pointer; }
  input[type='radio'] { width: 16px; height: 16px; margin: 0; accent-color: ${({ theme }) => theme.color.accent}; }
`;

const When = styled.div`
  max-width: 320px;
  ${({ theme }) => theme.media.phone} { max-width: none; }
`;
