import { AlertIcon, Button, CardSurface, Empty, RefreshIcon } from '@plaza/ui';
import { apiErrorIn, serverMessage } from '@plaza/web-kit';

interface Props {
  readonly title: string;
  readonly error: unknown;
  /** The message if the server sends none. */
  readonly fallback: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of quotes that could not be fetched. */
export function ConnectionLost({ title, error, fallback, retrying, onRetry }: Props) {
  const hint =
    apiErrorIn(error)?.status === 0
      ? 'No answer came. Check your internet connection and try again.'
      : 'Check your connection and try again in a moment.';
  return (
    <CardSurface role="alert">
      <Empty
        icon={<AlertIcon size={20} />}
        title={title}
        text={`${asSentence(serverMessage(error, fallback))} ${hint}`}
        action={
          <Button icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
            Retry Connection
          </Button>
        }
      />
    </CardSurface>
  );
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
