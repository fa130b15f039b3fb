import type { Alert, Firing } from '@plaza/contracts/markets/alerts';
import { Badge, Dotted, Moment, Stack, styled, useNow } from '@plaza/ui';
import { alertLabel, firingLabel } from './alert-labels';
import { AlertLine } from './alert-line';

interface AlertListsProps {
  readonly alerts: readonly Alert[];
  readonly firings: readonly Firing[];
  /** The ids of the firings that are marked as new. */
  readonly fresh: ReadonlySet<string>;
}

/** The alerts that fired and those that are watching, with a title each if there are any. */
export function AlertLists({ alerts, firings, fresh }: AlertListsProps) {
  const now = useNow(60_000);
  return (
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
