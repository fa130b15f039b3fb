import * as Slot from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { hitArea } from '../theme/hit-area';

export interface LinkButtonProps extends ComponentProps<'button'> {
  /** Applies the style to the one child, such as a router's link. */
  asChild?: boolean;
  /** As in Button: it ignores clicks, but keeps the focus. */
  unavailable?: boolean;
}

/** An action, or with `asChild` a link, that looks like a part of the surrounding text. */
export function LinkButton({
  asChild = false,
  unavailable = false,
  type = 'button',
  onClick,
  ...rest
}: LinkButtonProps) {
  if (asChild) return <Root {...rest} as={Slot.Root} onClick={onClick} />;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return <Root {...rest} type={type} onClick={handleClick} aria-disabled={unavailable || rest['aria-disabled']} />;
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
  &:disabled, &[aria-disabled='true'] { opacity: 0.5; cursor: not-allowed; text-decoration: none; }
`;
