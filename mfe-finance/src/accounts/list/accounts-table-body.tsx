import { styled } from '@plaza/ui';
import type { AccountColumn } from '../columns/account-columns';
import type { GroupedListProps } from './account-props';
import { AccountRow } from './account-row';
import { GroupHeading } from './group-heading';
import type { VirtualRows } from './use-virtual-rows';

interface AccountsTableBodyProps extends Omit<GroupedListProps, 'groups'>, Omit<VirtualRows, 'handleFocus'> {
  columns: readonly AccountColumn[];
  onRemove: (id: string) => void;
}

/** The rendered lines of the table, with the space of those that are not rendered. */
export const AccountsTableBody = ({
  rendered,
  after,
  measure,
  columns,
  settings,
  currencies,
  actions,
  onEdit,
  onRemove,
}: AccountsTableBodyProps) => (
  <tbody>
    {rendered.flatMap(({ line, index, gap }) => [
      gap > 0 && <Gap key={`above ${line.key}`} columns={columns.length} height={gap} />,
      line.account ? (
        <AccountRow
          key={line.key}
          index={index}
          measure={measure}
          columns={columns}
          account={line.account}
          settings={settings}
          currencies={currencies}
          saveField={actions.saveField}
          pickCurrency={actions.pickCurrency}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      ) : (
        <tr key={line.key} aria-rowindex={index + 2}>
          <GroupCell scope="colgroup" colSpan={columns.length}>
            <GroupHeading group={line.group} settings={settings} />
          </GroupCell>
        </tr>
      ),
    ])}
    {after > 0 && <Gap key="below" columns={columns.length} height={after} />}
  </tbody>
);

/** Takes the space of the rows that are not rendered. */
const Gap = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden>
    <td colSpan={columns} style={{ height, padding: 0 }} />
  </tr>
);

const GroupCell = styled.th`
  position: sticky;
  top: 36px;
  z-index: ${({ theme }) => theme.layer.sticky + 1};
  height: 36px;
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  text-align: start;
  > span { position: sticky; left: ${({ theme }) => theme.space[16]}; max-width: 480px; }
`;
