import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button';
import { AlertIcon, RefreshIcon } from '../display/icons';

interface StaleNoticeProps {
  /** Says what could not be updated, and how old it is. */
  readonly children: ReactNode;
  readonly loading: boolean;
  readonly onRetry: () => void;
  /** The label of the button. */
  readonly action?: string;
  /** Marks the notice with an icon, and has it read out at once. */
  readonly alert?: boolean;
}

/** A notice that the shown data may be outdated, with a button that retries. */
export function StaleNotice({ children, loading, onRetry, action = 'Retry', alert = false }: StaleNoticeProps) {
  return (
    <Root role={alert ? 'alert' : 'status'}>
      {alert && <AlertIcon />}
      <span>{children}</span>
      <Button size="sm" icon={<RefreshIcon />} loading={loading} onClick={onRetry}>
        {action}
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
