import { cryptoCurrencies } from '@plaza/contracts/currencies';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Button, Card, PlusIcon, Row, Stack } from '@plaza/ui';
import { useState } from 'react';
import { roundFactor } from '../money/round-factor';
import { ActiveCustomRates } from './active-custom-rates';
import { AddCustomRate } from './add-custom-rate';
import { exactRate } from './custom-rate';
import { CustomRateDialog } from './custom-rate-dialog';
import { useSaveSettings } from './use-save-settings';

/** The cryptocurrencies with a button of their own. */
const quickAdds = cryptoCurrencies.slice(0, 6);

interface CustomRatesCardProps {
  settings: FinanceSettings;
  rates: PersonalRates | undefined;
}

/** Custom rates of cryptocurrencies and other codes. Each change is saved immediately. */
export function CustomRatesCard({ settings, rates }: CustomRatesCardProps) {
  const { manualRateOverrides: overrides, baseCurrency } = settings;
  const [editing, setEditing] = useState<string>();
  const { save, saving } = useSaveSettings(settings);
  const set = (code: string, rate: string) => save({ customRates: { [code]: rate } });

  async function handleSave(code: string, rate: string) {
    const { error: failure } = await set(code, rate);
    // Another rate may be open for editing by now.
    if (!failure) setEditing((now) => (now === code ? undefined : now));
  }

  async function handleRemove(code: string) {
    const shown = overrides[code];
    if (shown === undefined) return;
    const removed = exactRate(code, shown, rates);
    const setAgain = (seen: FinanceSettings) => save({ customRates: { [code]: removed } }, { seen });
    await save({ customRates: { [code]: null } }, { onUndo: setAgain });
  }

  /** The market's rate, as the initial value. */
  const marketRate = (code: string) => rates?.rates.find((rate) => rate.code === code)?.factor ?? '';
  return (
    <Card title="Custom Cryptocurrencies">
      <Stack gap={16}>
        <Row gap={8} role="group" aria-label="Quick add">
          {quickAdds
            .filter((code) => code !== baseCurrency && !overrides[code])
            .map((code) => (
              <Button key={code} size="sm" icon={<PlusIcon />} onClick={() => setEditing(code)}>
                {code}
              </Button>
            ))}
        </Row>
        <AddCustomRate baseCurrency={baseCurrency} saving={saving} onAdd={set} />
        <ActiveCustomRates settings={settings} onEdit={setEditing} onRemove={(code) => void handleRemove(code)} />
      </Stack>
      {editing && (
        <CustomRateDialog
          code={editing}
          baseCurrency={baseCurrency}
          rate={overrides[editing] ?? roundFactor(marketRate(editing))}
          saving={saving}
          onSave={(rate) => void handleSave(editing, rate)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  );
}
