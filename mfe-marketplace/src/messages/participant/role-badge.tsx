import type { Role } from '@plaza/contracts/roles';
import { Badge, type BadgeProps } from '@plaza/ui';

interface RoleLabel {
  readonly label: string;
  readonly tone: BadgeProps['tone'];
}

const admin: RoleLabel = { label: 'Admin', tone: 'attention' };
const contractor: RoleLabel = { label: 'Contractor', tone: 'info' };
const customer: RoleLabel = { label: 'Customer', tone: 'neutral' };

const roleLabels: Record<Role, RoleLabel> = {
  admin_high: admin,
  admin_low: admin,
  contractor,
  contractor_employee: contractor,
  user: customer,
  municipal_government: customer,
};

/** The role of a participant in bookings. */
export function RoleBadge({ role }: { role: Role }) {
  const { label, tone } = roleLabels[role];
  return <Badge tone={tone}>{label}</Badge>;
}
