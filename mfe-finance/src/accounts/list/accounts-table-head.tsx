import { styled, VisuallyHidden } from '@plaza/ui';
import { type AccountColumn, endColumns } from '../columns/account-columns';

/** The headers of the columns, which stay visible while the rows scroll. */
export const AccountsTableHead = ({ columns }: { columns: readonly AccountColumn[] }) => (
  <thead>
    <tr>
      {columns.map(({ id, header }) => (
        <Head key={id} scope="col" data-column={id} $end={endColumns.has(id)}>
          {id === 'move' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
        </Head>
      ))}
    </tr>
  </thead>
);

const Head = styled.th<{ $end: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky + 2};
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
`;
