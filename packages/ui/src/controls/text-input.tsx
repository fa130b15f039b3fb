import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { useField } from './field';

export type TextInputProps = ComponentProps<'input'>;

/** A line of text; accepts the props of a native input. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <Input {...rest} {...useField(rest)} type={type} />;
}

export const Input = styled.input`${controlStyle}`;
