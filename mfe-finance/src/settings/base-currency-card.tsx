import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Badge, Button, Card, Field, Row, Select, Stack, Switch } from '@plaza/ui';
import { useState } from 'react';
import { currencyChoices } from '../money/currency-choices';
import { useSaveSettings } from './use-save-settings';

type Held = Partial<Pick<FinanceSettings, 'baseCurrency' | 'displaySymbols' | 'autoRefreshRates'>>;

/** Base currency and switches: what is changed here waits, marked as unsaved, until it is saved and applied. */
export function BaseCurrencyCard({ settings }: { settings: FinanceSettings }) {
  const [held, setHeld] = useState<Held>({});
  const { save, saving } = useSaveSettings(settings);
  const shown = { ...settings, ...held };
  const changes = Object.fromEntries(
    Object.entries(held).filter(([name, value]) => settings[name as keyof Held] !== value),
  ) as Held;
  const isUnsaved = Object.keys(changes).length > 0;

  async function handleSave() {
    if (await save(changes)) setHeld({});
  }

  return (
    <Card title="Currency" actions={isUnsaved && <Badge tone="attention">Unsaved</Badge>}>
      <Stack gap={16}>
        <Field
          label="Base Currency"
          hint={
            changes.baseCurrency
              ? `Custom rates will be rescaled from ${settings.baseCurrency} to ${changes.baseCurrency}, and every account's factor computed anew.`
              : 'Every total is shown in it.'
          }
        >
          <Select
            value={shown.baseCurrency}
            options={currencyChoices({ fiat: fiatCurrencies, crypto: cryptoCurrencies }, [], shown.baseCurrency)}
            onValueChange={(baseCurrency) => setHeld({ ...held, baseCurrency })}
          />
        </Field>
        <Switch
          label="Display currency symbols"
          hint="$1,200.50; switched off, 1,200.50 USD."
          checked={shown.displaySymbols}
          onCheckedChange={(displaySymbols) => setHeld({ ...held, displaySymbols })}
        />
        <Switch
          label="Auto-refresh exchange rates"
          hint="Every five minutes while Plaza is open."
          checked={shown.autoRefreshRates}
          onCheckedChange={(autoRefreshRates) => setHeld({ ...held, autoRefreshRates })}
        />
        <Row justify="flex-end">
          <Button disabled={!isUnsaved || saving} onClick={() => setHeld({})}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!isUnsaved} loading={saving} onClick={() => void handleSave()}>
            Save &amp; Apply
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
