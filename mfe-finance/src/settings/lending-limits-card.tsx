import type { FinanceSettings, LendingLimit } from '@plaza/contracts/finance/settings';
import { Button, Card, Field, Grid, NumberInput, Row, Stack } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { type LimitsDraft, limitFaults, limitsDraft, limitsOf } from './lending-limits-form';
import { useSaveSettings } from './use-save-settings';

const entries = [
  {
    name: 'maxAllowableDTI',
    label: 'Largest debt-to-income ratio',
    hint: 'What share of your income lenders let debts take. Left empty: 43%, or 44% with CAD as base currency.',
  },
  {
    name: 'mortgageRate',
    label: 'Mortgage rate',
    hint: 'What another mortgage would cost per year. Left empty: 5%.',
  },
] as const satisfies readonly { name: LendingLimit; label: string; hint: string }[];

/** What lenders are taken to allow: the debt-to-income bands and the largest additional mortgage follow from it. */
export function LendingLimitsCard({ settings }: { settings: FinanceSettings }) {
  const [held, setHeld] = useState<Partial<LimitsDraft>>({});
  const [faults, setFaults] = useState<Partial<LimitsDraft>>({});
  const { save, saving } = useSaveSettings(settings);
  const kept = limitsDraft(settings);
  const draft = { ...kept, ...held };
  const isChanged = entries.some(({ name }) => draft[name] !== kept[name]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = limitFaults(draft);
    setFaults(found);
    if (Object.keys(found).length === 0 && (await save(limitsOf(draft)))) setHeld({});
  }

  return (
    <Card title="Lending Limits">
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack gap={16}>
          <Grid min={220}>
            {entries.map(({ name, label, hint }) => (
              <Field key={name} label={label} hint={hint} error={faults[name]}>
                <NumberInput
                  value={draft[name]}
                  suffix="%"
                  placeholder={name === 'mortgageRate' ? '5' : defaultShare(settings)}
                  onValueChange={(typed) => setHeld({ ...held, [name]: typed })}
                />
              </Field>
            ))}
          </Grid>
          <Row justify="flex-end">
            <Button type="submit" disabled={!isChanged} loading={saving}>
              Save Limits
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

const defaultShare = ({ baseCurrency }: FinanceSettings) => (baseCurrency === 'CAD' ? '44' : '43');
