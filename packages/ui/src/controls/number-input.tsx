import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useField } from './field';
import { decimalForReader, parseDecimal, readerLocale } from './parse-decimal';
import { TextInput, type TextInputProps } from './text-input';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'prefix'> {
  /** A decimal string such as "-1200.50", never a float; "" if empty; otherwise the typed text that is not a number. */
  value: string;
  /**
   * Receives the typed number as a decimal string or, if it is ambiguous, the typed text, which the form then rejects.
   */
  onValueChange: (value: string) => void;
  /** A unit after the number, such as a currency code or %; announced as a part of the description. */
  suffix?: ReactNode;
  /** The unit that users may type beside the number; by default the suffix. */
  unit?: string | undefined;
  /** For numbers that may be negative: shows a keyboard with a minus sign, which an iPhone's numeric one lacks. */
  signed?: boolean;
}

/** A number in the reader's own notation, right-aligned, without spin buttons. The typed text remains unchanged. */
export function NumberInput({
  value,
  onValueChange,
  suffix,
  unit = typeof suffix === 'string' ? suffix : undefined,
  signed = false,
  ...rest
}: NumberInputProps) {
  const field = useField(rest);
  const suffixId = useId();
  const locale = readerLocale();
  const [typed, setTyped] = useState({ text: '', value: '' });
  const describedBy = suffix ? [field['aria-describedby'], suffixId].filter(Boolean).join(' ') : undefined;

  function handleChange({ target: { value: text } }: ChangeEvent<HTMLInputElement>) {
    const read = parseDecimal(text, locale, unit) ?? text.trim();
    setTyped({ text, value: read });
    onValueChange(read);
  }

  return (
    <Root $padded={Boolean(suffix)}>
      <TextInput
        inputMode={signed ? 'text' : 'decimal'}
        autoComplete="off"
        {...rest}
        {...(describedBy && { 'aria-describedby': describedBy })}
        value={typed.value === value ? typed.text : decimalForReader(value, locale)}
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
