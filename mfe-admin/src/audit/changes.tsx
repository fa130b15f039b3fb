import { LinkButton, styled, VisuallyHidden } from '@plaza/ui';
import { useState } from 'react';
import { type FieldChange, fieldChanges } from './field-changes';

const shownAtFirst = 4;

/** What a write changed, field by field: before → after. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const [all, setAll] = useState(false);
  const changes = fieldChanges(before, after);
  if (changes.length === 0) return <Quiet>—</Quiet>;
  const shown = all ? changes : changes.slice(0, shownAtFirst);
  return (
    <>
      <List>
        {shown.map((change) => (
          <Line key={change.field} {...change} />
        ))}
      </List>
      {changes.length > shownAtFirst && (
        <LinkButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${changes.length}`}
        </LinkButton>
      )}
    </>
  );
}

function Line({ field, before, after }: FieldChange) {
  return (
    <div>
      <dt>{field}</dt>
      <dd>
        {before !== undefined && <del>{before}</del>}
        {before !== undefined && after !== undefined && (
          <>
            <span aria-hidden> → </span>
            <VisuallyHidden> to </VisuallyHidden>
          </>
        )}
        {after !== undefined && <ins>{after}</ins>}
        {after === undefined && <Quiet> (removed)</Quiet>}
      </dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: 2px;
  > div { overflow-wrap: anywhere; }
  dt {
    display: inline;
    margin-inline-end: ${({ theme }) => theme.space[8]};
    color: ${({ theme }) => theme.color.muted};
  }
  dd { display: inline; }
  del { color: ${({ theme }) => theme.color.muted}; }
  ins { text-decoration: none; }
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
