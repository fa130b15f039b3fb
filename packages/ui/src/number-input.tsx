import { type ChangeEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useField } from './field';
import { TextInput, type TextInputProps } from './text-input';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'prefix'> {
  /** Decimal text such as "-1200.50", or "" while nothing is entered; never a float. */
  value: string;
  onValueChange: (value: string) => void;
  /** Decimal places that can be typed, 2 unless said. */
  decimals?: number;
  /** Whether a minus sign can be typed. */
  negative?: boolean;
  /** A unit behind the figure, such as a currency code or %; read out as part of the description. */
  suffix?: ReactNode;
}

/** Keeps what can stand in a decimal number: "1,200.505" becomes "1200.50" at two decimals. */
export function decimalText(typed: string, decimals: number, negative: boolean): string {
  const sign = negative && typed.trimStart().startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  if (rest.length === 0 || decimals === 0) return sign + whole;
  return `${sign}${whole}.${rest.join('').slice(0, decimals)}`;
}

/** A number kept as the text that was typed, right-aligned, without spinning arrows. */
export function NumberInput({
  value,
  onValueChange,
  decimals = 2,
  negative = false,
  suffix,
  ...rest
}: NumberInputProps) {
  const field = useField(rest);
  const suffixId = useId();
  const describedBy = suffix ? [field['aria-describedby'], suffixId].filter(Boolean).join(' ') : undefined;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) =>
    onValueChange(decimalText(event.target.value, decimals, negative));
  return (
    <Root $padded={Boolean(suffix)}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        {...(describedBy && { 'aria-describedby': describedBy })}
        value={value}
        onChange={handleChange}
      />
      {suffix && <Suffix id={suffixId}>{suffix}</Suffix>}
    </Root>
  );
}

const Root = styled.div<{ $padded: boolean }>`
  position: relative;
  > input { text-align: end; font-variant-numeric: tabular-nums; ${({ $padded }) => $padded && 'padding-inline-end: 52px;'} }
`;

const Suffix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${({ theme }) => theme.space[12]};
  display: grid;
  place-items: center;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  pointer-events: none;
`;
