import { Button, CopyIcon, Dialog, Stack, styled } from '@plaza/ui';
import { useState } from 'react';
import type { ShownTab } from '../shown-tab';
import type { TypedInput } from './input-tracker';

/** The unsaved input of a tab that the user no longer has. */
export interface UnsavedInput {
  readonly tab: ShownTab;
  readonly texts: readonly TypedInput[];
}

export interface UnsavedInputDialogProps {
  readonly lost: UnsavedInput;
  readonly onClose: () => void;
}

/** Shows the unsaved input of a removed tab, for copying. */
export default function UnsavedInputDialog({ lost, onClose }: UnsavedInputDialogProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const { tab, texts } = lost;

  function handleCopy() {
    const lines = texts.map(lineOf).join('\n');
    // If the clipboard is not permitted, or unavailable without https, the text can still be selected manually.
    navigator.clipboard.writeText(lines).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${tab.label} is no longer open to you`}
      description="An administrator has just changed which areas you see. What you had typed there was not saved."
      footer={
        <>
          <Button onClick={onClose}>Discard</Button>
          <Button variant="primary" icon={<CopyIcon />} onClick={handleCopy}>
            {outcome === 'copied' ? 'Copied' : 'Copy What I Typed'}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <List>
          {texts.map(({ label, value }) => (
            <div key={lineOf({ label, value })}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
        <p role="status">
          {outcome === 'refused' && 'The browser did not let it be copied. Mark it and copy it by hand.'}
        </p>
      </Stack>
    </Dialog>
  );
}

const lineOf = ({ label, value }: TypedInput) => `${label}: ${value}`;

const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  margin: 0;
  dt { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
