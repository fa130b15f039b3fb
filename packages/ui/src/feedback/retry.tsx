import { Button } from '../controls/button';
import { AlertIcon, RefreshIcon } from '../display/icons';
import { CardSurface } from '../layout/card';
import { Notice, NoticeAction, NoticeIcon, NoticeText, NoticeTitle } from './empty';

export interface RetryProps {
  /** An Error, an answer of the server, or whatever was thrown; its message is shown. */
  error: unknown;
  onRetry: () => void;
  title?: string;
  /** While the next try is under way. */
  loading?: boolean;
  /** On a surface of its own, where it stands on the page itself. */
  framed?: boolean;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The message of an Error, of an envelope under `data`, or of a plain object; one sentence where there is none. */
export function errorMessage(error: unknown): string {
  const message = [property(property(error, 'data'), 'message'), property(error, 'message'), error].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return typeof message === 'string' ? message : 'It could not be loaded.';
}

/** What happened, and one way on. */
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
