import { Button, RefreshIcon, sinceInWords, styled } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { useMinuteClock } from '../contractors/minute-clock';

interface Props {
  readonly error: unknown;
  /** When what is shown came, in milliseconds since 1970. */
  readonly since: number | undefined;
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** Says that what is shown could not be brought up to date, and how old it is. */
export function StaleNotice({ error, since, loading, onRetry }: Props) {
  const now = useMinuteClock();
  return (
    <Root role="status">
      <span>
        {since !== undefined && `This is from ${sinceInWords(since, now)}. `}
        {serverMessage(error, 'Check your connection.')}
      </span>
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
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
