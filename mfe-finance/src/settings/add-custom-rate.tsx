import { Button, Field, Grid, NumberInput, PlusIcon, styled, TextInput } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { codeError, codeOf, positiveRate } from './custom-rate';

interface AddCustomRateProps {
  baseCurrency: string;
  saving: boolean;
  /** Saves the rate; resolves to the error if that failed. */
  onAdd: (code: string, rate: string) => Promise<{ readonly error?: unknown }>;
}

/** Adds the rate of any code. */
export function AddCustomRate({ baseCurrency, saving, onAdd }: AddCustomRateProps) {
  const [typedCode, setTypedCode] = useState('');
  const [typedRate, setTypedRate] = useState('');
  const [error, setError] = useState<string>();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const invalid = codeError(typedCode, baseCurrency);
    setError(invalid);
    const rate = invalid === undefined ? positiveRate(typedRate) : undefined;
    if (rate === undefined) return;
    const { error: failure } = await onAdd(codeOf(typedCode), rate);
    if (failure) return;
    // Keeps a code that was typed in the meantime.
    setTypedCode((now) => (now === typedCode ? '' : now));
    setTypedRate((now) => (now === typedRate ? '' : now));
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Grid min={160}>
        <Field label="Currency code" error={error}>
          <TextInput
            value={typedCode}
            maxLength={10}
            autoComplete="off"
            placeholder="DOGE"
            onChange={({ target }) => setTypedCode(target.value)}
          />
        </Field>
        <Field label={`One unit in ${baseCurrency}`}>
          <NumberInput value={typedRate} suffix={baseCurrency} placeholder="0.000001" onValueChange={setTypedRate} />
        </Field>
        <Bottom>
          <Button type="submit" icon={<PlusIcon />} loading={saving}>
            Add Currency
          </Button>
        </Bottom>
      </Grid>
    </form>
  );
}

const Bottom = styled.div`
  display: flex;
  align-items: end;
`;
