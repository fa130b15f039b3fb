import { Button, CheckIcon, CopyIcon, Dialog, Stack, styled, useCopy, VisuallyHidden } from '@plaza/ui';
import { Notice } from '../../../notices/notice';

const closeQuestion = {
  title: 'Close without saving the token?',
  description: 'It is shown only this once.',
  confirmLabel: 'Close Anyway',
  cancelLabel: 'Go Back',
};

/** Shows a new token, this one time only: it asks before it is closed, unless the user says that the token is saved. */
export function MadeTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { outcome, copy } = useCopy();
  const copied = outcome === 'copied';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isChanged
      discardQuestion={closeQuestion}
      title="Token Created"
      footer={
        <>
          <Button icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy(token)}>
            {copied ? 'Copied' : 'Copy Token'}
          </Button>
          <Button variant="primary" onClick={onClose}>
            I Saved the Token
          </Button>
        </>
      }
    >
      <Stack>
        <Notice tone="attention">
          Copy it now and keep it as a secret of the pipeline, in PLAZA_DEPLOY_TOKEN. It is not shown again.
        </Notice>
        <Secret aria-label="Token">{token}</Secret>
        <VisuallyHidden role="status">{copied && 'Copied to the clipboard'}</VisuallyHidden>
        {outcome === 'failed' && (
          <p role="alert">The browser did not allow copying. Select the token and copy it by hand.</p>
        )}
      </Stack>
    </Dialog>
  );
}

const Secret = styled.output`
  display: block;
  padding: ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.sunken};
  font-family: ${({ theme }) => theme.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;
