import { Button, Row, styled } from '@plaza/ui';
import { isSameValue } from './same-draft';
import type { DraftValues } from './use-record-form';

interface ConflictNoticeProps {
  mine: DraftValues;
  /** Undefined if the other window deleted the record. */
  theirs: DraftValues | undefined;
  labels: Readonly<Record<string, string>>;
  /** Returns the text for a value that cannot be shown as it is, such as an id; undefined for other values. */
  shownAs?: ((field: string, value: DraftValues[string] | undefined) => string | undefined) | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Compares, field by field, this window's draft with what another window saved meanwhile, and lets the user choose. */
export function ConflictNotice({
  mine,
  theirs,
  labels,
  shownAs,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictNoticeProps) {
  if (!theirs) {
    return (
      <Notice role="alert">
        <strong>This was deleted in another window.</strong>
        <Row>
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        </Row>
      </Notice>
    );
  }
  const differing = Object.keys(labels).filter((field) => !isSameValue(mine[field], theirs[field]));
  return (
    <Notice role="alert">
      <strong>This was changed in another window while you were editing.</strong>
      {differing.length > 0 && (
        <Both>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved there</th>
              <th scope="col">Typed here</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field}>
                <th scope="row">{labels[field]}</th>
                <td>{shownAs?.(field, theirs[field]) ?? shown(theirs[field])}</td>
                <td>{shownAs?.(field, mine[field]) ?? shown(mine[field])}</td>
              </tr>
            ))}
          </tbody>
        </Both>
      )}
      <Row>
        <Button size="sm" variant="primary" onClick={onKeepMine}>
          Save Mine
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          Use Theirs
        </Button>
      </Row>
    </Notice>
  );
}

function shown(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value || '—';
}

const Notice = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  margin-bottom: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;

const Both = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size[13]};
  th, td { padding: 4px 8px 4px 0; text-align: start; overflow-wrap: anywhere; vertical-align: top; }
`;
