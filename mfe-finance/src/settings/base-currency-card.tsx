import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Badge, Button, Card, Field, Row, Select, Stack, Switch } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { currencyChoices } from '../money/currency-choices';
import { useSaveSettings } from './use-save-settings';

type Unsaved = Partial<Pick<FinanceSettings, 'baseCurrency' | 'displaySymbols' | 'autoRefreshRates'>>;

/** The unsaved changes without those in `saved`; a field that was changed again while saving stays unsaved. */
const without = (unsaved: Unsaved, saved: Unsaved): Unsaved =>
  Object.fromEntries(Object.entries(unsaved).filter(([name, value]) => saved[name as keyof Unsaved] !== value));

/** The base currency and switches. A change is marked as unsaved until it is saved and applied. */
export function BaseCurrencyCard({ settings }: { settings: FinanceSettings }) {
  const [unsaved, setUnsaved] = useState<Unsaved>({});
  const { save, saving } = useSaveSettings(settings);
  const shown = { ...settings, ...unsaved };
  const changes = Object.fromEntries(
    Object.entries(unsaved).filter(([name, value]) => settings[name as keyof Unsaved] !== value),
  ) as Unsaved;
  const isUnsaved = Object.keys(changes).length > 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { error } = await save(changes);
    if (!error) setUnsaved((now) => without(now, changes));
  }

  return (
    <Card title="Currency" actions={isUnsaved && <Badge tone="attention">Unsaved</Badge>}>
      <Stack as="form" gap={16} data-changed={isUnsaved} onSubmit={(event: FormEvent) => void handleSubmit(event)}>
        <Field
          label="Base Currency"
          hint={
            changes.baseCurrency
              ? `Your custom rates will be converted from ${settings.baseCurrency} to ${changes.baseCurrency}, and the conversion factor of every account recalculated.`
              : 'All totals are shown in this currency.'
          }
        >
          <Select
            value={shown.baseCurrency}
            options={currencyChoices([], shown.baseCurrency)}
            onValueChange={(baseCurrency) => setUnsaved({ ...unsaved, baseCurrency })}
          />
        </Field>
        <Switch
          label="Display currency symbols"
          hint="On: $1,200.50. Off: 1,200.50 USD."
          checked={shown.displaySymbols}
          onCheckedChange={(displaySymbols) => setUnsaved({ ...unsaved, displaySymbols })}
        />
        <Switch
          label="Auto-refresh exchange rates"
          hint="Every five minutes while your finances or the markets are open."
          checked={shown.autoRefreshRates}
          onCheckedChange={(autoRefreshRates) => setUnsaved({ ...unsaved, autoRefreshRates })}
        />
        <Row justify="flex-end">
          <Button unavailable={!isUnsaved || saving} onClick={() => setUnsaved({})}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" unavailable={!isUnsaved} loading={saving}>
            Save &amp; Apply
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
