import { cryptoCurrencies } from '@plaza/contracts/currencies';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import {
  Button,
  Card,
  EditIcon,
  Field,
  Grid,
  IconButton,
  NumberInput,
  PlusIcon,
  Row,
  Stack,
  styled,
  TextInput,
  TrashIcon,
} from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { roundFactor } from '../money/round-factor';
import { codeError, codeOf, exactRate, positiveRate } from './custom-rate';
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
  const [typedCode, setTypedCode] = useState('');
  const [typedRate, setTypedRate] = useState('');
  const [error, setError] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const { save, saving } = useSaveSettings(settings);

  async function set(code: string, rate: string) {
    return save({ customRates: { [code]: rate } });
  }

  async function handleAdd(event: FormEvent) {
    event.preventDefault();
    const invalid = codeError(typedCode, baseCurrency);
    setError(invalid);
    const rate = invalid === undefined ? positiveRate(typedRate) : undefined;
    if (rate === undefined) return;
    const { error: failure } = await set(codeOf(typedCode), rate);
    if (failure) return;
    // Keeps a code that was typed in the meantime.
    setTypedCode((now) => (now === typedCode ? '' : now));
    setTypedRate((now) => (now === typedRate ? '' : now));
  }

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
  const codes = Object.keys(overrides).sort();
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
        <form onSubmit={(event) => void handleAdd(event)} noValidate>
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
              <NumberInput
                value={typedRate}
                suffix={baseCurrency}
                placeholder="0.000001"
                onValueChange={setTypedRate}
              />
            </Field>
            <Bottom>
              <Button type="submit" icon={<PlusIcon />} loading={saving}>
                Add Currency
              </Button>
            </Bottom>
          </Grid>
        </form>
        <Stack gap={8}>
          <h3>Active Custom Rates</h3>
          {codes.length === 0 ? (
            <Quiet>None yet. Market rates are used.</Quiet>
          ) : (
            <List>
              {codes.map((code) => (
                <li key={code}>
                  <span>
                    1 {code} = {overrides[code]} {baseCurrency}
                  </span>
                  <Row gap={4} wrap={false}>
                    <IconButton size="sm" label={`Edit the rate of ${code}`} onClick={() => setEditing(code)}>
                      <EditIcon />
                    </IconButton>
                    <IconButton size="sm" label={`Remove the rate of ${code}`} onClick={() => void handleRemove(code)}>
                      <TrashIcon />
                    </IconButton>
                  </Row>
                </li>
              ))}
            </List>
          )}
        </Stack>
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

const Bottom = styled.div`
  display: flex;
  align-items: end;
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li { display: flex; align-items: center; justify-content: space-between; gap: ${({ theme }) => theme.space[12]}; min-height: 40px; }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;
