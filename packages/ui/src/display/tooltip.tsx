import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

/** A short explanation of the one child, shown after 700 ms of hovering or at once on keyboard focus. */
export function Tooltip({
  label,
  side = 'top',
  children,
}: {
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactElement;
}) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {label}
        </Bubble>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: ${({ theme }) => theme.layer.tooltip};
  max-width: 280px;
  padding: 4px 8px;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.tooltip};
  color: ${({ theme }) => theme.color.onTooltip};
  font-size: ${({ theme }) => theme.size[13]};
`;
