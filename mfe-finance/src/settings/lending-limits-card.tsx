import type { FinanceSettings, LendingLimit } from '@plaza/contracts/finance/settings';
import { Button, Card, Field, Grid, NumberInput, Row, Stack } from '@plaza/ui';
import { useForm } from '@plaza/web-kit';
import type { FormEvent } from 'react';
import { toLimitFields, toLimitsDraft, validateLimit } from './lending-limits-form';
import { useSaveSettings } from './use-save-settings';

const entries = [
  {
    name: 'maxAllowableDTI',
    label: 'Largest debt-to-income ratio',
    hint: 'The largest share of your income that lenders let debt payments take. If left empty: 43%, or 44% when your base currency is CAD.',
  },
  {
    name: 'mortgageRate',
    label: 'Mortgage rate',
    hint: 'The yearly interest on another mortgage. If left empty: 5%.',
  },
] as const satisfies readonly { name: LendingLimit; label: string; hint: string }[];

/**
 * Undefined until the user edits a limit. Until then it follows the stored value, also when another window changes it.
 */
type TypedLimits = Record<LendingLimit, string | undefined>;
const nothingTyped: TypedLimits = { maxAllowableDTI: undefined, mortgageRate: undefined };

/** The edits that were made while `saved` was being saved. */
const typedSince = (now: TypedLimits, saved: TypedLimits): TypedLimits => {
  const since = (name: LendingLimit) => (now[name] === saved[name] ? undefined : now[name]);
  return { maxAllowableDTI: since('maxAllowableDTI'), mortgageRate: since('mortgageRate') };
};

/**
 * The limits that lenders are assumed to apply; they determine the debt-to-income bands and the largest additional
 * mortgage.
 */
export function LendingLimitsCard({ settings }: { settings: FinanceSettings }) {
  const { save } = useSaveSettings(settings);
  const stored = toLimitsDraft(settings);
  const form = useForm<TypedLimits>({
    initial: nothingTyped,
    validate: (name, typed) => validateLimit(name, typed[name] ?? stored[name]),
    save: ({ maxAllowableDTI = stored.maxAllowableDTI, mortgageRate = stored.mortgageRate }) =>
      save(toLimitFields({ maxAllowableDTI, mortgageRate })),
    onSaved: () => form.replace((now) => typedSince(now, form.draft)),
  });
  const isChanged = entries.some(({ name }) => (form.draft[name] ?? stored[name]) !== stored[name]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Card title="Lending Limits">
      <form ref={form.ref} onSubmit={handleSubmit} noValidate data-changed={isChanged}>
        <Stack gap={16}>
          <Grid min={220}>
            {entries.map(({ name, label, hint }) => (
              <Field key={name} label={label} hint={hint} error={form.errors[name]}>
                <NumberInput
                  value={form.draft[name] ?? stored[name]}
                  suffix="%"
                  placeholder={name === 'mortgageRate' ? '5' : defaultShare(settings)}
                  onValueChange={(typed) => form.change({ [name]: typed })}
                />
              </Field>
            ))}
          </Grid>
          <Row justify="flex-end">
            <Button type="submit" unavailable={!isChanged} loading={form.isSaving}>
              Save Limits
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

const defaultShare = ({ baseCurrency }: FinanceSettings) => (baseCurrency === 'CAD' ? '44' : '43');
