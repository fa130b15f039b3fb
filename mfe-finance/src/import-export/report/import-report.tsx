import type { RecordKind, ImportReport as Report } from '@plaza/contracts/finance/import-export';
import { Stack, styled } from '@plaza/ui';
import { useEffect, useRef } from 'react';
import { countedRecords } from './counted-records';

/** The most refused rows that are shown; a file that is wrong throughout would show thousands. */
const maxRefused = 50;

/** What would be imported, and which rows are refused and why. */
export function ImportReport({ report }: { report: Report }) {
  const { taken, refused, sample } = report;
  const top = useRef<HTMLParagraphElement>(null);
  // On a phone the report is below the visible part of the dialog.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const counts = (Object.keys(taken) as RecordKind[])
    .map((kind) => [kind, taken[kind] ?? 0] as const)
    .filter(([, count]) => count > 0);
  const numbered = sample.map((row, place) => ({ row, number: place + 1 })); // keyed by number, as rows may be equal
  const columns = [...new Set(sample.flatMap((row) => Object.keys(row)))].filter((field) => field !== orderField);
  return (
    <Stack gap={16}>
      <p ref={top} role="status">
        {counts.length === 0
          ? 'No row can be imported.'
          : `Will be added: ${counts.map(([kind, count]) => countedRecords(kind, count)).join(', ')}.`}
        {refused.length > 0 && ` ${refused.length} ${refused.length === 1 ? 'row is' : 'rows are'} refused.`}
      </p>
      {sample.length > 0 && (
        <Scroll>
          <Rows aria-label="The first rows">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {fieldLabel(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbered.map(({ row, number }) => (
                <tr key={number}>
                  {columns.map((column) => (
                    <td key={column}>{row[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Rows>
        </Scroll>
      )}
      {refused.length > 0 && (
        <Scroll>
          <Rows aria-label="Refused rows">
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Field</th>
                <th scope="col">Value</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {refused.slice(0, maxRefused).map(({ kind, row, path, value, message }) => (
                <tr key={`${kind}-${row}-${path}`}>
                  <td>
                    {kind} {row}
                  </td>
                  <td>{fieldLabel(path)}</td>
                  <td>{value}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </Rows>
        </Scroll>
      )}
      {refused.length > maxRefused && <p>…and {refused.length - maxRefused} more.</p>}
    </Stack>
  );
}

/** The position of a record in its list, which is given by the order of the file. */
const orderField = 'sortOrder';

/** The label of a field as in its form: `conversionFactor` becomes "Conversion Factor". */
const fieldLabel = (field: string) => {
  if (field === 'pay') return 'Amount';
  const words = field.replace(/[A-Z]/g, ' $&');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

const Scroll = styled.div`
  position: relative; /* the absolutely positioned texts for screen readers would otherwise enlarge the page */
  max-height: 220px;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
`;

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size[13]};
  white-space: nowrap;
  th, td { padding: 6px 10px; border-bottom: 1px solid ${({ theme }) => theme.color.line}; text-align: start; }
  th { position: sticky; top: 0; background: ${({ theme }) => theme.color.sunken}; font-weight: ${({ theme }) => theme.weight.medium}; }
  tr:last-child > td { border-bottom: 0; }
`;
