import type { ImportReport as Report } from '@plaza/contracts/finance/import-export';
import { Stack, styled } from '@plaza/ui';

/** So many rejected rows are shown: a file that is wrong as a whole would show thousands. */
const maxRejected = 50;

/** What would be imported, and which rows would not and why. */
export function ImportReport({ report }: { report: Report }) {
  const { taken, refused: rejected, sample } = report;
  const counts = Object.entries(taken).filter(([, count]) => count > 0);
  const numbered = sample.map((row, place) => ({ row, number: place + 1 })); // rows may be equal
  const columns = [...new Set(sample.flatMap((row) => Object.keys(row)))];
  return (
    <Stack gap={16}>
      <p role="status">
        {counts.length === 0 ? 'No row can be taken.' : `Will be added: ${counts.map(counted).join(', ')}.`}
        {rejected.length > 0 && ` ${rejected.length} ${rejected.length === 1 ? 'row is' : 'rows are'} refused.`}
      </p>
      {sample.length > 0 && (
        <Scroll>
          <Rows aria-label="The first rows">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
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
      {rejected.length > 0 && (
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
              {rejected.slice(0, maxRejected).map(({ kind, row, path, value, message }) => (
                <tr key={`${kind}-${row}-${path}`}>
                  <td>
                    {kind} {row}
                  </td>
                  <td>{path}</td>
                  <td>{value}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </Rows>
        </Scroll>
      )}
      {rejected.length > maxRejected && <p>…and {rejected.length - maxRejected} more.</p>}
    </Stack>
  );
}

const counted = ([kind, count]: [string, number]) => `${count} ${kind}`;

const Scroll = styled.div`
  position: relative; /* or words for screen readers, which are absolute, make the page as large as all that is in here */
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
