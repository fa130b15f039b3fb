import { Button, ColumnsIcon, Menu } from '@plaza/ui';
import { type AccountColumn, type AccountColumnId, accountColumns, canBeHidden } from './account-columns';

interface ColumnsMenuProps {
  shown: readonly AccountColumn[];
  onToggle: (id: AccountColumnId) => void;
  onShowAll: () => void;
}

const offered = accountColumns.filter((column) => column.id === 'name' || canBeHidden(column));

/** Chooses the columns of the table. The menu stays open, as users often change several columns at once. */
export function ColumnsMenu({ shown, onToggle, onShowAll }: ColumnsMenuProps) {
  const hidden = accountColumns.length - shown.length;
  return (
    <Menu
      trigger={
        <Button size="sm" variant="ghost" icon={<ColumnsIcon />}>
          Columns{hidden > 0 && ` (${hidden} hidden)`}
        </Button>
      }
      items={[
        ...offered.map((column) => ({
          label: column.header,
          checked: shown.includes(column),
          disabled: !canBeHidden(column),
          staysOpen: true,
          onSelect: () => onToggle(column.id),
        })),
        'separator' as const,
        { label: 'Show All', disabled: hidden === 0, onSelect: onShowAll },
      ]}
    />
  );
}
