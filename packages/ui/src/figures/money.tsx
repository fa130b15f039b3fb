import { css, styled } from 'styled-components';
import { type Amount, formatMoney, type MoneyFormat, signOf } from './format';

export interface MoneyProps extends MoneyFormat {
  amount: Amount;
  /** An ISO code, or the code of a custom or crypto currency. */
  currency: string;
  /** `sign` adds colour to the sign that is written anyway. */
  tone?: 'plain' | 'sign';
}

/** An amount in a currency, in figures of equal width that never break. */
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
