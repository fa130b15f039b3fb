import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button';
import { RefreshIcon } from '../display/icons';

interface StaleNoticeProps {
  /** Says what could not be updated, and how old it is. */
  readonly children: ReactNode;
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** A notice that the shown data may be outdated, with a button that retries. */
export function StaleNotice({ children, loading, onRetry }: StaleNoticeProps) {
  return (
    <Root role="status">
      <span>{children}</span>
      <Button size="sm" icon={<RefreshIcon />} loading={loading} onClick={onRetry}>
        Retry
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  > span { flex: 1; min-width: 160px; }
`;
