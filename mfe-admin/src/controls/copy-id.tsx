import { CheckIcon, CopyIcon, IconButton, styled, useCopy, VisuallyHidden } from '@plaza/ui';
import { toast } from '@plaza/web-kit';

interface CopyIdProps {
  id: string;
  /** The accessible label of the button: "Copy request ID". */
  label: string;
}

/** An id truncated at its start, since many ids begin alike, with a button that copies it in full. */
export function CopyId({ id, label }: CopyIdProps) {
  const { outcome, copy } = useCopy();
  const copied = outcome === 'copied';

  async function handleCopy() {
    if (await copy(id)) return;
    toast({ title: 'Error', description: `The browser did not let it be copied: ${id}`, variant: 'error' });
  }

  return (
    <Line>
      <Mono title={id}>
        <bdi>{id}</bdi>
      </Mono>
      <IconButton size="sm" label={copied ? 'Copied' : label} onClick={handleCopy}>
        {copied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <VisuallyHidden role="status">{copied && 'Copied to the clipboard'}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
`;

const Mono = styled.code`
  width: 8.5ch;
  overflow: hidden;
  direction: rtl; /* truncates the text at its start */
  text-align: left;
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
