import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { useField } from './field';

export type TextInputProps = ComponentProps<'input'>;

/** A line of text; takes what a native input takes. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <Input {...rest} {...useField(rest)} type={type} />;
}

export const Input = styled.input`${controlStyle}`;
