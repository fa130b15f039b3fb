import type { Role } from '@plaza/contracts/roles';
import { Badge, type BadgeProps } from '@plaza/ui';

interface Mark {
  readonly label: string;
  readonly tone: BadgeProps['tone'];
}

const admin: Mark = { label: 'Admin', tone: 'attention' };
const contractor: Mark = { label: 'Contractor', tone: 'info' };
const customer: Mark = { label: 'Customer', tone: 'neutral' };

const marks: Record<Role, Mark> = {
  admin_high: admin,
  admin_low: admin,
  contractor,
  contractor_employee: contractor,
  user: customer,
  municipal_government: customer,
};

/** On which side of a job somebody stands. */
export function RoleMark({ role }: { role: Role }) {
  const { label, tone } = marks[role];
  return <Badge tone={tone}>{label}</Badge>;
}
