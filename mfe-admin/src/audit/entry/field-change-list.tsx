import { css, styled, VisuallyHidden } from '@plaza/ui';
import { type FieldChange, fieldChanges } from './field-changes';

/** The changes of a write, field by field: before → after. */
export function FieldChangeList({ before, after }: { before: unknown; after: unknown }) {
  const changes = fieldChanges(before, after);
  if (changes.length === 0) return <Quiet>No field was changed.</Quiet>;
  return (
    <List>
      {changes.map((change) => (
        <Line key={change.field} {...change} />
      ))}
    </List>
  );
}

function Line({ field, before, after }: FieldChange) {
  return (
    <div>
      <dt>{field}</dt>
      <dd>
        {before === undefined ? <Quiet>—</Quiet> : <Before>{before}</Before>}
        <span aria-hidden> → </span>
        <VisuallyHidden> to </VisuallyHidden>
        {after === undefined ? <Quiet>removed</Quiet> : <After>{after}</After>}
      </dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(96px, 200px) minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[12]};
    overflow-wrap: anywhere;
  }
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; }
  ${({ theme }) => theme.media.phone} { > div { grid-template-columns: 1fr; gap: 0; } }
`;

const value = css`
  padding: 0 ${({ theme }) => theme.space[4]};
  border-radius: 4px;
  text-decoration: none;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`;

const Before = styled.del`
  ${value}
  background: ${({ theme }) => theme.color.bad.tint};
  color: ${({ theme }) => theme.color.bad.text};
`;

const After = styled.ins`
  ${value}
  background: ${({ theme }) => theme.color.good.tint};
  color: ${({ theme }) => theme.color.good.text};
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
