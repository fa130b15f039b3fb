import { Button } from '../controls/button';
import { AlertIcon, RefreshIcon } from '../display/icons';
import { CardSurface } from '../layout/card';
import { Notice, NoticeAction, NoticeIcon, NoticeText, NoticeTitle } from './empty';

export interface RetryProps {
  /** An Error, an error response, or any other thrown value; its message is shown. */
  error: unknown;
  onRetry: () => void;
  title?: string;
  /** Whether a retry is in progress. */
  loading?: boolean;
  /** Whether it has a card of its own, for use directly on the page. */
  framed?: boolean;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The message of an Error, of an envelope in `data`, or of a plain object; a general sentence if there is none. */
export function errorMessage(error: unknown): string {
  const message = [property(property(error, 'data'), 'message'), property(error, 'message'), error].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return typeof message === 'string' ? message : 'It could not be loaded.';
}

/** Shows an error with a button that retries. */
export function Retry({ error, onRetry, title = 'Something went wrong', loading = false, framed = false }: RetryProps) {
  const notice = (
    <Notice role="alert">
      <NoticeIcon>
        <AlertIcon size={20} />
      </NoticeIcon>
      <NoticeTitle>{title}</NoticeTitle>
      <NoticeText>{errorMessage(error)}</NoticeText>
      <NoticeAction>
        <Button icon={<RefreshIcon />} loading={loading} onClick={onRetry}>
          Retry
        </Button>
      </NoticeAction>
    </Notice>
  );
  return framed ? <CardSurface>{notice}</CardSurface> : notice;
}
