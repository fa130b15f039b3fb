import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Button, Field, NumberInput, Stack, styled } from '@plaza/ui';
import { type AmountStyle, formatAmount } from '../money/format-amount';

interface ExtraCashProps {
  value: string;
  error: string | undefined;
  metrics: FinancialMetrics | undefined;
  settings: AmountStyle;
  onValueChange: (typed: string) => void;
}

/** The additional payment each month, in the base currency. */
export function ExtraCash({ value, error, metrics, settings, onValueChange }: ExtraCashProps) {
  const currency = metrics?.baseCurrency ?? 'USD';
  const mine = metrics?.monthlyExtraCash ?? '0';
  return (
    <Stack gap={8} align="flex-start">
      <Wide>
        <Field
          label="Extra cash per month"
          error={error}
          hint={metrics && whatIsLeft(metrics, (amount) => formatAmount(amount, currency, settings))}
        >
          <NumberInput value={value} suffix={metrics && currency} placeholder="0" onValueChange={onValueChange} />
        </Field>
      </Wide>
      <Button size="sm" disabled={Number(mine) === 0} onClick={() => onValueChange(mine)}>
        Use My Extra Cash
      </Button>
    </Stack>
  );
}

function whatIsLeft({ cashFlow, monthlyExtraCash }: FinancialMetrics, money: (amount: string) => string): string {
  const left = cashFlow ?? '0';
  if (Number(left) < 0) return `You spend ${money(left.replace('-', ''))} more each month than comes in.`;
  return `You have ${money(monthlyExtraCash ?? '0')} left each month.`;
}

const Wide = styled.div`
  width: 100%;
  max-width: 320px;
`;
