import { Button, RefreshIcon, styled } from '@plaza/ui';

interface StaleNoticeProps {
  /** What could not be refreshed: "your loans". */
  what: string;
  /** When what is shown was fetched, in milliseconds since 1970. */
  since: number;
  loading: boolean;
  onRetry: () => void;
}

/** Says that what is shown could not be refreshed, and how old it is. */
export function StaleNotice({ what, since, loading, onRetry }: StaleNoticeProps) {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(since);
  return (
    <Notice role="status">
      <span>
        Could not refresh {what}. You see them as of {time}.
      </span>
      <Button size="sm" icon={<RefreshIcon />} loading={loading} onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
