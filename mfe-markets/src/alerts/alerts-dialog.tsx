import { BellIcon, CardSkeleton, Dialog, Empty, Retry } from '@plaza/ui';
import { AlertLists } from './alert-lists';
import { askedOnOpening, useMarketsAlertsQuery } from './alerts-api';
import { useFreshFirings } from './use-fresh-firings';

/** All alerts of the user, and the fired ones, newest first. Opening the dialog marks them as seen. */
export default function AlertsDialog({ onClose }: { onClose: () => void }) {
  const watching = useMarketsAlertsQuery(undefined, askedOnOpening);
  const { fired, fresh } = useFreshFirings();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Alerts">
      <AllAlerts watching={watching} fired={fired} fresh={fresh} />
    </Dialog>
  );
}

interface AllAlertsProps extends ReturnType<typeof useFreshFirings> {
  readonly watching: ReturnType<typeof useMarketsAlertsQuery>;
}

function AllAlerts({ watching, fired, fresh }: AllAlertsProps) {
  const missing = [watching, fired].filter(({ data, error }) => error && !data);
  if (missing[0]) {
    return (
      <Retry
        error={missing[0].error}
        title="The alerts could not be loaded"
        loading={missing.some(({ isFetching }) => isFetching)}
        onRetry={() => missing.map(({ refetch }) => refetch())}
      />
    );
  }
  if (!watching.data || !fired.data) return <CardSkeleton lines={4} />;
  if (watching.data.length === 0 && fired.data.length === 0) {
    return (
      <Empty
        icon={<BellIcon />}
        title="No alerts yet"
        text="The bell in a row of the lists watches its price for you."
      />
    );
  }
  return <AlertLists alerts={watching.data} firings={fired.data} fresh={fresh} />;
}
