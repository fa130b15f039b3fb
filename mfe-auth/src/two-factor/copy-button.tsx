import { Button, CheckIcon, CopyIcon, styled, useCopy, VisuallyHidden } from '@plaza/ui';

interface CopyButtonProps {
  /** The label of the button, which says what it copies. */
  label: string;
  text: string;
}

/** Copies a text and reports whether it worked. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { outcome, copy } = useCopy();
  const copied = outcome === 'copied';
  return (
    <>
      <Button icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={() => copy(text)}>
        {copied ? 'Copied' : label}
      </Button>
      <VisuallyHidden role="status">{copied && 'Copied to the clipboard'}</VisuallyHidden>
      {outcome === 'failed' && (
        <Failure role="alert">The browser did not let it be copied. Mark the text and copy it by hand.</Failure>
      )}
    </>
  );
}

const Failure = styled.p`
  flex-basis: 100%;
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
`;
