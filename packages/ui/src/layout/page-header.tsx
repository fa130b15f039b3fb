import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** 1 for a page or tab (20 px), 2 for a part of it (16 px). */
  level?: 1 | 2;
  /** Keeps the actions beside the title, which wraps instead on narrow screens; for few actions. */
  oneLine?: boolean;
}

/** The title of a page with its actions. */
export function PageHeader({ title, subtitle, actions, level = 1, oneLine = false }: PageHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Root $oneLine={oneLine}>
      <div>
        <Heading>{title}</Heading>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.header<{ $oneLine: boolean }>`
  display: flex;
  flex-wrap: ${({ $oneLine }) => ($oneLine ? 'nowrap' : 'wrap')};
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme, $oneLine }) => theme.space[$oneLine ? 12 : 24]};
  > div { min-width: 0; }
`;

const Subtitle = styled.p`
  margin-top: 2px;
  color: ${({ theme }) => theme.color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  max-width: 100%;
  gap: ${({ theme }) => theme.space[8]};
  @media print { display: none; }
`;
