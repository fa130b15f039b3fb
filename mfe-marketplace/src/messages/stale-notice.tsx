import { Button, RefreshIcon, Row, styled } from '@plaza/ui';

/** Says that what stands here may be old, as the server does not answer. */
export function StaleNotice({ loading, onRetry }: { loading: boolean; onRetry: () => void }) {
  return (
    <Box role="status">
      <span>The server does not answer. This may be out of date.</span>
      <Button size="sm" icon={<RefreshIcon />} loading={loading} onClick={onRetry}>
        Retry
      </Button>
    </Box>
  );
}

const Box = styled(Row)`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  font-size: ${({ theme }) => theme.size[13]};
  > span { flex: 1; min-width: 160px; }
`;
