import { styled } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A line of text with an icon. */
export function IconText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Root>
      {icon}
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.color.muted};
  }
  > span { min-width: 0; overflow-wrap: anywhere; }
`;
