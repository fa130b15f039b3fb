import { AlertIcon, Button, CardSurface, Empty, RefreshIcon, styled } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';

interface FailedListProps {
  readonly title: string;
  readonly text: string;
  readonly error: unknown;
  /** The reason if the server sends none. */
  readonly fallback: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of rows that could not be fetched: the texts of an empty list, and the reason. */
export function FailedList({ title, text, error, fallback, retrying, onRetry }: FailedListProps) {
  return (
    <CardSurface role="alert">
      <Empty
        icon={<AlertIcon size={20} />}
        title={title}
        text={
          <>
            {text}
            <Reason>{serverMessage(error, fallback)}</Reason>
          </>
        }
        action={
          <Button icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </CardSurface>
  );
}

const Reason = styled.small`
  display: block;
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
`;
