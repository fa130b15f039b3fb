import type { Conversion } from '@plaza/contracts/finance/metrics';
import { Moment, styled } from '@plaza/ui';
import { ExactDecimal } from '../money/exact-decimal';
import { type AmountStyle, formatAmount } from '../money/format-amount';

/** The context of an explanation: its base currency, the style of amounts, and the time from which ages are counted. */
export interface ExplanationContext {
  readonly baseCurrency: string;
  readonly settings: AmountStyle;
  readonly now: number;
}

/** "CA$14,000.00 × 0.714286 USD, market rate of 3 minutes ago". */
export function ConversionLine({ conversion, context }: { conversion: Conversion; context: ExplanationContext }) {
  const { amount, currency, factor, source, asOf } = conversion;
  const { baseCurrency, settings, now } = context;
  if (source === 'base') return null;
  return (
    <Quiet>
      {formatAmount(new ExactDecimal(amount).toDecimalPlaces(8).toFixed(), currency, settings)} × {shownFactor(factor)}{' '}
      {baseCurrency}, {sourceLabels[source]}
      {asOf && (
        <>
          {source === 'override' ? ' of ' : ' '}
          <Moment at={asOf} now={now} />
        </>
      )}
    </Quiet>
  );
}

/** Labels for the source of a factor; the time follows if it is known. */
export const sourceLabels = {
  base: 'the base currency',
  override: 'your custom rate',
  locked: 'locked',
  market: 'market rate of',
  manual: 'typed by you',
} as const;

/** Shows 6 decimals, or 6 significant digits if those would all be zero. */
export function shownFactor(factor: string): string {
  const value = new ExactDecimal(factor);
  return value.lessThan('0.0000005') ? value.toSignificantDigits(6).toFixed() : value.toFixed(6);
}

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
