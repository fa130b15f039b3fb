import { Button, RefreshIcon, Row, styled, timeAgo } from '@plaza/ui';

interface CopyNoticeProps {
  /** When the copy was made, in milliseconds since 1970. */
  copiedAt: number;
  isLoading: boolean;
  onRetry: () => void;
}

/** Says that this browser's read-only copy is shown, and its age. */
export function CopyNotice({ copiedAt, isLoading, onRetry }: CopyNoticeProps) {
  return (
    <Box role="status">
      <span>The server does not answer. This copy was made {timeAgo(copiedAt, Date.now())} and can only be read.</span>
      <Button size="sm" icon={<RefreshIcon />} loading={isLoading} onClick={onRetry}>
        Retry
      </Button>
    </Box>
  );
}

const Box = styled(Row)`
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  > span { flex: 1; min-width: 200px; }
`;
