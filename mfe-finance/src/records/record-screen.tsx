import { Button, CardSurface, Empty, PlusIcon, Retry, Stack, usePhone } from '@plaza/ui';
import { useAddressRequest } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { BareHeader, ScreenHeader } from './screen-header';
import { type ShownQuery, StaleQueriesNotice } from './stale-queries-notice';

interface RecordScreenProps {
  title: string;
  /** The kind of record in the plural, as in "your loans". */
  what: string;
  list: ShownQuery<readonly unknown[]>;
  /** The query of the settings, which adding and editing require. */
  settings: ShownQuery;
  /** Whether other data that the list needs is still loading. */
  isWaiting?: boolean;
  addLabel: string;
  onAdd: () => void;
  /** Cards above the list, shown also while the list loads. */
  figures: ReactNode;
  /** The query of the figures; without any, a retry button replaces the cards. */
  metrics?: ShownQuery;
  /** The placeholder of `children` while they load. */
  skeleton: ReactNode;
  empty: { readonly title: string; readonly text: string; readonly addLabel: string; readonly icon: ReactNode };
  /** The list itself; rendered only if it is not empty. */
  children: ReactNode;
}

/** The frame of a screen for one kind of record. Renders its error, skeleton, empty and stale states, or the list. */
export function RecordScreen({
  title,
  what,
  list,
  settings,
  isWaiting = false,
  addLabel,
  onAdd,
  figures,
  metrics,
  skeleton,
  empty,
  children,
}: RecordScreenProps) {
  const { data } = list;
  const hasAll = data !== undefined && settings.data !== undefined;
  const isEmpty = hasAll && data.length === 0;
  const isReady = hasAll && (isEmpty || !isWaiting);
  const isPhone = usePhone();
  useAddressRequest('add', onAdd); // so that a link can open the form
  const failed = [list, settings].filter((query) => query.error && !query.data);
  if (failed[0]) {
    return (
      <Stack gap={isPhone ? 12 : 24}>
        <BareHeader title={title} />
        <CardSurface>
          <Retry
            error={failed[0].error}
            title={`Your ${failed[0] === list ? what : 'settings'} could not be loaded`}
            loading={failed.some((query) => query.isFetching)}
            onRetry={() => failed.forEach((query) => void query.refetch())}
          />
        </CardSurface>
      </Stack>
    );
  }
  return (
    <Stack gap={isPhone ? 12 : 24}>
      <ScreenHeader title={title} add={{ label: addLabel, onSelect: onAdd, disabled: !hasAll, isQuiet: isEmpty }} />
      <StaleQueriesNotice
        queries={[
          [`your ${what}`, list],
          ['your figures', metrics],
        ]}
      />
      {metrics?.error && !metrics.data ? (
        <CardSurface>
          <Retry
            error={metrics.error}
            title="Your figures could not be loaded"
            loading={metrics.isFetching}
            onRetry={metrics.refetch}
          />
        </CardSurface>
      ) : (
        figures
      )}
      {!isReady && skeleton}
      {isEmpty && (
        <CardSurface>
          <Empty
            icon={empty.icon}
            title={empty.title}
            text={empty.text}
            action={
              <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
                {empty.addLabel}
              </Button>
            }
          />
        </CardSurface>
      )}
      {isReady && !isEmpty && children}
    </Stack>
  );
}
