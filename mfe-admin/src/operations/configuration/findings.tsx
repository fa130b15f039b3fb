import type { ConfigurationChange, ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { styled } from '@plaza/ui';

/** The issues of a document with their positions; choosing one moves the cursor there. */
export function ConfigurationIssues({
  issues,
  onChoose,
}: {
  issues: readonly ConfigurationIssue[];
  onChoose: (issue: ConfigurationIssue) => void;
}) {
  return (
    <List aria-label="Faults">
      {issues.map((issue) => (
        <li key={`${issue.path} ${issue.message}`}>
          <button type="button" onClick={() => onChoose(issue)}>
            <code>{issue.line === undefined ? issue.path : `Line ${issue.line}, ${issue.path}`}</code>
          </button>
          <span>{issue.message}</span>
        </li>
      ))}
    </List>
  );
}

/** The differences between two documents, by position. */
export function Changes({ changes }: { changes: readonly ConfigurationChange[] }) {
  if (changes.length === 0) return <p>No changes.</p>;
  return (
    <List aria-label="Changes">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <code>{path}</code>
          <span>{`${formatValue(before)} → ${formatValue(after)}`}</span>
        </li>
      ))}
    </List>
  );
}

const longest = 120;

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: ${({ theme }) => theme.space[4]}; min-width: 0; overflow-wrap: anywhere; }
  code { font-family: ${({ theme }) => theme.mono}; font-size: ${({ theme }) => theme.size[13]}; color: ${({ theme }) => theme.color.muted}; }
  button { padding: 0; border: 0; background: none; text-align: start; cursor: pointer; text-decoration: underline; color: inherit; }
`;
