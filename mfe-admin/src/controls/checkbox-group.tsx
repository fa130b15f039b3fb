import { Checkbox, Stack, styled } from '@plaza/ui';
import { useId } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The hint explains why. */
  readonly isDisabled?: boolean;
}

interface CheckboxGroupProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  error?: string | undefined;
  onChange: (chosen: Value[]) => void;
}

/** A group of options of which any number can be chosen. */
export function CheckboxGroup<Value extends string>({
  label,
  choices,
  chosen,
  error,
  onChange,
}: CheckboxGroupProps<Value>) {
  const errorId = useId();
  const among = (values: readonly Value[]) => choices.map(({ value }) => value).filter((one) => values.includes(one));
  return (
    <Group aria-describedby={errorId}>
      <legend>{label}</legend>
      <Stack gap={8}>
        {choices.map(({ value, label: text, hint, isDisabled = false }) => (
          <Checkbox
            key={value}
            label={text}
            hint={hint}
            disabled={isDisabled}
            checked={chosen.includes(value)}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? among([...chosen, value]) : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </Stack>
      <ErrorText id={errorId} role={error ? 'alert' : undefined}>
        {error}
      </ErrorText>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: ${({ theme }) => theme.space[8]}; padding: 0; font-weight: ${({ theme }) => theme.weight.strong}; }
`;

const ErrorText = styled.p`
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
`;
