import type { ConfigurationIssue, WholeConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { Button, Card, Field, FormAlert, focusAfterRemoval, Row, Stack, styled, TextArea } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { useState } from 'react';
import { ApplyDialog } from './apply-dialog';
import { documentRows } from './editor-skeleton';
import { Changes, ConfigurationIssues } from './findings';
import { useCursor } from './use-cursor';
import { type ConfigurationEditor, useEditor } from './use-editor';

/**
 * Edits the document as text: it is checked, compared with the active version, and applied as a whole or not at all.
 */
export function Editor({ version }: { version: WholeConfigurationVersion }) {
  const editor = useEditor(version);
  const cursor = useCursor(editor.text);
  const [isApplying, setApplying] = useState(false);
  return (
    <Card title={`Version ${version.number}`}>
      <Stack>
        <Field label="Document" hint="JSON. Check tests its schema, its meaning and whether its targets answer.">
          <Document
            ref={cursor.ref}
            value={editor.text}
            spellCheck={false}
            rows={documentRows}
            onChange={(event) => editor.type(event.target.value)}
          />
        </Field>
        <Row>
          <Button loading={editor.isChecking} onClick={() => void editor.check()}>
            Check
          </Button>
          <Button variant="primary" unavailable={!editor.mayApply} onClick={() => setApplying(true)}>
            Apply…
          </Button>
          <Button variant="ghost" unavailable={!editor.isTyped} onClick={editor.discard}>
            Discard Changes
          </Button>
        </Row>
        {editor.isOutdated && (
          <Row ref={focusAfterRemoval}>
            <FormAlert>{`Version ${version.number} was applied since you began: ${version.reason}`}</FormAlert>
            <Button size="sm" onClick={editor.rebase}>
              Compare With It
            </Button>
          </Row>
        )}
        <CheckResult editor={editor} onChoose={cursor.goTo} />
      </Stack>
      {isApplying && <ApplyDialog editor={editor} onClose={() => setApplying(false)} />}
    </Card>
  );
}

interface CheckResultProps {
  readonly editor: ConfigurationEditor;
  readonly onChoose: (issue: ConfigurationIssue) => void;
}

/** The issues or the changes that the check found, or why the document could not be checked. */
const CheckResult = ({ editor: { checked, error }, onChoose }: CheckResultProps) => (
  <Outcome aria-live="polite">
    {error !== undefined && <FormAlert>{serverMessage(error, 'The document could not be checked.')}</FormAlert>}
    {checked && checked.faults.length > 0 && <ConfigurationIssues issues={checked.faults} onChoose={onChoose} />}
    {checked && checked.faults.length === 0 && <Changes changes={checked.changes} />}
  </Outcome>
);

/** While it is empty, it takes no space between the buttons and the edge of the card. */
const Outcome = styled.div`
  &:empty { margin-top: -${({ theme }) => theme.space[16]}; }
`;

const Document = styled(TextArea)`
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[13]};
  white-space: pre;
  overflow: auto;
`;
