import { AlertIcon, Button, RefreshIcon, styled } from '@plaza/ui';

interface Props {
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown above stale quotes when newer ones could not be fetched. */
export function OldQuotesNotice({ title, action, retrying, onRetry }: Props) {
  return (
    <Root role="alert">
      <AlertIcon />
      <p>
        <strong>{title}</strong> The last prices stay on screen.
      </p>
      <Button size="sm" icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
        {action}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  > p { flex: 1 1 200px; }
  strong { font-weight: ${({ theme }) => theme.weight.strong}; }
`;
