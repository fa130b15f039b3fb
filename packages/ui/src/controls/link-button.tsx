import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { hitArea } from '../theme/hit-area';

export interface LinkButtonProps extends ComponentProps<'button'> {
  /** Applies the style to the one child, such as a router's link. */
  asChild?: boolean;
}

/** An action, or with `asChild` a link, that looks like a part of the surrounding text. */
export function LinkButton({ asChild = false, type = 'button', ...rest }: LinkButtonProps) {
  return asChild ? <Root {...rest} as={Slot.Root} /> : <Root {...rest} type={type} />;
}

const Root = styled.button`
  ${hitArea}
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.accentText};
  font-weight: ${({ theme }) => theme.weight.medium};
  text-align: start;
  text-decoration: none;
  border-radius: 2px;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:disabled { opacity: 0.5; cursor: not-allowed; text-decoration: none; }
`;
