import type { Role } from '@plaza/contracts/roles';
import { adminTabRule, type TabId } from '@plaza/contracts/tabs';
import { CardSurface, LockIcon, Switch, styled } from '@plaza/ui';
import { useAreas } from '../labels/areas-context';
import { nameTab } from '../labels/permission-labels';

interface TabCardProps {
  tab: TabId;
  role: Role;
  on: boolean;
  unsaved: boolean;
  onToggle: (on: boolean) => void;
}

/** One tab of a role as a switch; the whole card is clickable. */
export function TabCard({ tab, role, on, unsaved, onToggle }: TabCardProps) {
  const lock = tab === 'admin' ? lockNotes[adminTabRule(role)] : undefined;
  return (
    <Surface $on={on} $locked={lock !== undefined}>
      <Switch
        label={nameTab(tab, useAreas())}
        checked={on}
        onCheckedChange={onToggle}
        disabled={lock !== undefined}
        hint={
          <>
            <code>{tab}</code>
            {unsaved && <Unsaved> · not saved</Unsaved>}
            {lock && (
              <Lock>
                <LockIcon />
                {lock}
              </Lock>
            )}
          </>
        }
      />
    </Surface>
  );
}

const lockNotes = {
  always: 'Always on for administrators.',
  never: 'Never on for this role.',
  optional: undefined,
};

const Surface = styled(CardSurface)<{ $on: boolean; $locked: boolean }>`
  position: relative;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  ${({ $on, theme }) => !$on && `background: ${theme.color.sunken};`}
  [role='switch'] { position: relative; z-index: 1; }
  label { font-weight: ${({ theme }) => theme.weight.medium}; }
  ${({ $locked, theme }) =>
    !$locked &&
    `
      label::after { content: ''; position: absolute; inset: 0; cursor: pointer; }
      ${theme.media.hover} { &:hover { background: ${theme.color.hover}; } }
    `}
`;

const Unsaved = styled.span`
  color: ${({ theme }) => theme.color.attention.text};
`;

const Lock = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  > svg { flex: none; margin-top: 2px; }
`;
