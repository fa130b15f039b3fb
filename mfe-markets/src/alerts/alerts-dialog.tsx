import { Badge, BellIcon, CardSkeleton, Dialog, Dotted, Empty, Moment, Retry, Stack, styled, useNow } from '@plaza/ui';
import { useEffect, useState } from 'react';
import { alertLabel, firingLabel } from './alert-labels';
import { AlertLine } from './alert-line';
import {
  askedOnOpening,
  useMarketsAlertsQuery,
  useMarketsFiringsQuery,
  useMarketsSeeFiringsMutation,
} from './alerts-api';

/** All alerts of the user, and the fired ones, newest first. Opening the dialog marks them as seen. */
export default function AlertsDialog({ onClose }: { onClose: () => void }) {
  const watching = useMarketsAlertsQuery(undefined, askedOnOpening);
  const fired = useMarketsFiringsQuery(undefined, askedOnOpening);
  const { data: alerts } = watching;
  const { data: firings = [] } = fired;
  const missing = [watching, fired].filter(({ data, error }) => error && !data);
  const [see] = useMarketsSeeFiringsMutation();
  const now = useNow(60_000);
  // Keeps the badges while the dialog is open, although the server is notified at once.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = firings.filter(({ id, seen }) => !seen && !fresh.has(id));
  if (unseen.length > 0) setFresh(new Set([...fresh, ...unseen.map(({ id }) => id)]));
  const freshCount = fresh.size;
  useEffect(() => {
    if (freshCount > 0) void see();
  }, [freshCount, see]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Alerts">
      {missing[0] ? (
        <Retry
          error={missing[0].error}
          title="The alerts could not be loaded"
          loading={missing.some(({ isFetching }) => isFetching)}
          onRetry={() => missing.map(({ refetch }) => refetch())}
        />
      ) : !alerts || !fired.data ? (
        <CardSkeleton lines={4} />
      ) : alerts.length === 0 && firings.length === 0 ? (
        <Empty
          icon={<BellIcon />}
          title="No alerts yet"
          text="The bell in a row of the lists watches its price for you."
        />
      ) : (
        <Lists gap={24} ref={takeFocus} tabIndex={-1}>
          {firings.length > 0 && (
            <section aria-labelledby="fired-alerts">
              <h3 id="fired-alerts">Fired</h3>
              <List>
                {firings.map((firing) => (
                  <li key={firing.id}>
                    <span>
                      {firingLabel(firing)}
                      <small>
                        <Dotted>
                          {alertLabel(firing)}
                          <Moment at={firing.at} now={now} />
                        </Dotted>
                      </small>
                    </span>
                    {fresh.has(firing.id) && <Badge tone="info">New</Badge>}
                  </li>
                ))}
              </List>
            </section>
          )}
          {alerts.length > 0 && (
            <section aria-labelledby="set-alerts">
              <h3 id="set-alerts">Watching</h3>
              <List>
                {alerts.map((alert) => (
                  <AlertLine key={alert.id} alert={alert} name={alert.name} />
                ))}
              </List>
            </section>
          )}
        </Lists>
      )}
    </Dialog>
  );
}

/** Otherwise the first button would get the focus, and it removes an alert. */
const takeFocus = (lists: HTMLElement | null) => lists?.focus({ preventScroll: true });

const Lists = styled(Stack)`
  &:focus { outline: none; }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[12]};
    min-height: 44px;
    padding-block: ${({ theme }) => theme.space[8]};
    font-variant-numeric: tabular-nums;
  }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
