import { css, styled } from 'styled-components';
import { type Amount, formatMoney, type MoneyFormat, signOf } from './format';

export interface MoneyProps extends MoneyFormat {
  amount: Amount;
  /** An ISO code, or the code of a custom or crypto currency. */
  currency: string;
  /** `sign` colors the amount by its sign. */
  tone?: 'plain' | 'sign';
}

/** An amount in a currency, with tabular figures that never wrap. */
export function Money({ amount, currency, tone = 'plain', ...format }: MoneyProps) {
  return (
    <Figure $sign={tone === 'sign' ? signOf(amount, format.decimals) : 0}>
      {formatMoney(amount, currency, format)}
    </Figure>
  );
}

export const Figure = styled.span<{ $sign: -1 | 0 | 1 }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $sign, theme }) => $sign !== 0 && css`color: ${theme.color[$sign > 0 ? 'good' : 'bad'].text};`}
`;
