import type {
  ConfigurationCheck,
  ConfigurationIssue,
  WholeConfigurationVersion,
} from '@plaza/contracts/registry/configuration';
import { Button, Card, Field, FormAlert, Row, Stack, styled, TextArea } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import {
  useAdminApplyGatewayConfigurationMutation,
  useAdminCheckGatewayConfigurationMutation,
} from './configuration-api';
import { documentRows } from './editor-skeleton';
import { Changes, ConfigurationIssues } from './findings';
import { ReasonDialog } from './reason-dialog';
import { type Draft, useDraft } from './use-draft';

/** The result of a check, and the text that was checked: the result applies to no other text. */
interface Checked extends Draft {
  readonly data?: ConfigurationCheck | undefined;
  readonly error?: unknown;
}

/**
 * Edits the document as text: it is checked, compared with the active version, and applied as a whole or not at all.
 */
export function Editor({ version }: { version: WholeConfigurationVersion }) {
  const held = JSON.stringify(version.document, undefined, 2);
  const { draft, change, applied } = useDraft();
  const [latest, setLatest] = useState<Checked>();
  const [isApplying, setApplying] = useState(false);
  const [check, { isLoading }] = useAdminCheckGatewayConfigurationMutation();
  const [apply] = useAdminApplyGatewayConfigurationMutation();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, on } = draft ?? { text: held, on: version.hash };

  const { data: checked, error }: Partial<Checked> = latest?.text === text && latest.on === on ? latest : {};

  async function handleCheck() {
    setLatest(undefined);
    setLatest({ text, on, ...(await check(text)) });
  }

  /** Moves the cursor to the error. */
  function goTo({ line, column = 1 }: ConfigurationIssue) {
    if (line === undefined || !area.current) return;
    const before = text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const start = before + (line > 1 ? 1 : 0) + column - 1;
    area.current.focus();
    area.current.setSelectionRange(start, start);
  }

  const isOutdated = on !== version.hash;
  const mayApply = !isOutdated && checked?.faults.length === 0 && checked.changes.length > 0;
  return (
    <Card title={`Version ${version.number}`}>
      <Stack>
        <Field label="Document" hint="JSON. Check tests its schema, its meaning and whether its targets answer.">
          <Document
            ref={area}
            value={text}
            spellCheck={false}
            rows={documentRows}
            onChange={(event) => change({ text: event.target.value, on })}
          />
        </Field>
        <Row>
          <Button loading={isLoading} onClick={handleCheck}>
            Check
          </Button>
          <Button variant="primary" disabled={!mayApply} onClick={() => setApplying(true)}>
            Apply…
          </Button>
          <Button variant="ghost" disabled={!draft} onClick={() => change(undefined)}>
            Discard Changes
          </Button>
        </Row>
        {isOutdated && (
          <Row>
            <FormAlert>{`Version ${version.number} was applied since you began: ${version.reason}`}</FormAlert>
            <Button size="sm" onClick={() => change({ text, on: version.hash })}>
              Compare With It
            </Button>
          </Row>
        )}
        <Outcome aria-live="polite">
          {error !== undefined && <FormAlert>{serverMessage(error, 'The document could not be checked.')}</FormAlert>}
          {checked && checked.faults.length > 0 && <ConfigurationIssues faults={checked.faults} onChoose={goTo} />}
          {checked && checked.faults.length === 0 && <Changes changes={checked.changes} />}
        </Outcome>
      </Stack>
      {isApplying && (
        <ReasonDialog
          title="Apply this configuration?"
          description="Every gateway applies all of it. It is rolled back automatically if errors double within 30 seconds."
          submitLabel="Apply"
          save={(reason) => apply({ text, on, reason })}
          onSaved={() => applied(text)}
          onClose={() => setApplying(false)}
        >
          <Changes changes={checked?.changes ?? []} />
        </ReasonDialog>
      )}
    </Card>
  );
}

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
