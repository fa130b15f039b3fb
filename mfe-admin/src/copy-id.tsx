import { CheckIcon, CopyIcon, IconButton, styled, useCopy, VisuallyHidden } from '@plaza/ui';
import { toast } from '@plaza/web-kit';

interface CopyIdProps {
  id: string;
  /** What the button does: "Copy request ID". */
  label: string;
}

/** An id, of which the eye sees the end, as many begin alike; and a button that copies the whole of it. */
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
  direction: rtl; /* so that it is cut at its beginning */
  text-align: left;
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
