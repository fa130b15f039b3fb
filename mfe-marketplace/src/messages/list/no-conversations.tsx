import type { TabId } from '@plaza/contracts/tabs';
import { Button, Empty, MessageIcon } from '@plaza/ui';
import { useSessionTabsQuery } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';

/** Says how the first conversation begins, by the tabs that the user has. */
export function NoConversations() {
  const { data: tabs = [] } = useSessionTabsQuery();
  return (
    <Empty
      icon={<MessageIcon size={20} />}
      title="No conversations yet"
      text={waysToBegin(tabs)}
      action={
        tabs.includes('contractors') && (
          <Button asChild>
            <Link to="/dashboard/contractors">Find a Contractor</Link>
          </Button>
        )
      }
    />
  );
}

function waysToBegin(tabs: readonly TabId[]): string {
  const hasBookings = tabs.includes('bookings');
  if (tabs.includes('contractors')) {
    return hasBookings
      ? 'Find a contractor and press Contact, or press Message on one of your bookings.'
      : 'Find a contractor and press Contact.';
  }
  return hasBookings ? 'Press Message on one of your bookings.' : 'Whoever writes to you appears here.';
}
