import { Badge } from '@plaza/ui';

/** Whether something is offered, in words. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'good' : 'neutral'} dot>
    {isActive ? 'Active' : 'Off'}
  </Badge>
);
