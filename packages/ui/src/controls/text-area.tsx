import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { useField } from './field';

export type TextAreaProps = ComponentProps<'textarea'>;

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ rows = 3, ...rest }: TextAreaProps) {
  return <Area {...rest} {...useField(rest)} rows={rows} />;
}

const Area = styled.textarea`
  ${controlStyle}
  height: auto;
  max-height: 320px;
  padding-block: ${({ theme }) => theme.space[8]};
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
`;
