import type { TemporaryTabs } from '@plaza/contracts/identity/tab-permissions';
import { allTabs } from '@plaza/contracts/permission-graph';
import { type Role, roleBadge, roles } from '@plaza/contracts/roles';
import type { TabPermissions } from '@plaza/contracts/tabs';
import { Badge, styled, VisuallyHidden } from '@plaza/ui';
import { formatDate } from '@plaza/ui/time';
import { useId } from 'react';
import { roleColumns } from '../columns';
import { useAreas } from '../labels/areas-context';

interface RolePickerProps {
  value: Role;
  onValueChange: (role: Role) => void;
  /** The tabs of each role, including unsaved toggles. */
  tabs: TabPermissions;
  unsaved: readonly Role[];
  temporary: readonly TemporaryTabs[];
}

/** One card per role, as a group of radio buttons with arrow key navigation. */
export function RolePicker({ value, onValueChange, tabs, unsaved, temporary }: RolePickerProps) {
  const name = useId();
  const count = allTabs(useAreas()).length;
  return (
    <Group>
      <VisuallyHidden as="legend">Role</VisuallyHidden>
      {roles.map((role) => (
        <RoleCard key={role}>
          <input
            type="radio"
            name={name}
            value={role}
            checked={role === value}
            onChange={() => onValueChange(role)}
            aria-label={roleBadge(role)}
            aria-describedby={`${name}-${role}`}
          />
          <Name>{roleBadge(role)}</Name>
          <Count id={`${name}-${role}`}>
            {tabs[role].length} of {count}
            {unsaved.includes(role) && <Unsaved> · not saved</Unsaved>}
            <Temporary entry={temporary.find((one) => one.role === role)} />
          </Count>
        </RoleCard>
      ))}
    </Group>
  );
}

function Temporary({ entry }: { entry: TemporaryTabs | undefined }) {
  if (!entry) return null;
  return (
    <Mark>
      {' '}
      <Badge tone="info">Until {formatDate(entry.until, { style: 'weekdayMedium' })}</Badge>
    </Mark>
  );
}

const Mark = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space[4]};
`;

const Group = styled.fieldset`
  ${roleColumns}
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const RoleCard = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  min-width: 0;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast}, border-color ${({ theme }) => theme.motion.fast};
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  ${({ theme }) => theme.media.hover} { &:hover { background: ${({ theme }) => theme.color.hover}; } }
  &:has(input:checked) {
    border-color: ${({ theme }) => theme.color.accentText};
    background: ${({ theme }) => theme.color.accentTint};
  }
  &:has(input:focus-visible) { outline: 2px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }
  /* Windows high contrast mode shows no background tints, and the content of the card has its own colors. */
  @media (forced-colors: active) {
    &:has(input:checked) { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
    &:has(input:checked) * { background: none; color: HighlightText; }
    &:has(input:focus-visible) { outline-color: CanvasText; }
  }
`;

const Name = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
  ${({ theme }) => theme.media.phone} { font-size: ${({ theme }) => theme.size[13]}; }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Unsaved = styled.span`
  color: ${({ theme }) => theme.color.attention.text};
`;
