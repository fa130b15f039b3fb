import { Badge } from '@plaza/ui';

/** Shows whether a category or service is active. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'good' : 'neutral'} dot>
    {isActive ? 'Active' : 'Off'}
  </Badge>
);
