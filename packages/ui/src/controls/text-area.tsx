import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { controlStyle } from './control-style';
import { useField } from './field';

export type TextAreaProps = ComponentProps<'textarea'>;

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea({ rows = 3, ...rest }: TextAreaProps) {
  return <Area {...rest} {...useField(rest)} rows={rows} $rows={rows} />;
}

const Area = styled.textarea<{ $rows: number }>`
  ${controlStyle}
  height: auto;
  max-height: 320px;
  padding-block: ${({ theme }) => theme.space[8]};
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
  /* field-sizing ignores the rows: without a minimum height an empty text area would be one line high. */
  ${({ $rows, theme }) => css`
    min-height: calc(${$rows} * 1.45em + 18px);
    ${theme.media.touch} { height: auto; min-height: max(44px, calc(${$rows} * 1.45em + 18px)); }
  `}
`;
