import { limits } from '@plaza/contracts/limits';
import { bookingStatuses } from '@plaza/contracts/marketplace/choices';
import { SearchInput, Stack, styled, Tab, TabList, TabPanel, Tabs, useDebouncedValue } from '@plaza/ui';
import { useChangeSearch, useSearchChoice, useSearchText } from '@plaza/web-kit/router';
import { useRef } from 'react';
import { useMarketplaceBookingCountsQuery } from '../api/bookings-api';
import { statusLabels } from '../booking/booking-labels';
import { BookingResults } from './booking-results';

const pauseMs = 300;
const choices = ['all', ...bookingStatuses] as const;

/** The bookings by status, with a search and counts. */
export function BookingListView({ onOpen }: { onOpen: (bookingId: string) => void }) {
  const [status, setStatus] = useSearchChoice('status', choices);
  const [typed, setTyped] = useSearchText('search');
  const change = useChangeSearch();
  const debounced = useDebouncedValue(typed, pauseMs);
  const search = typed === '' ? '' : debounced.trim(); // clearing the search applies at once
  const { data: counts } = useMarketplaceBookingCountsQuery({ search }, { refetchOnMountOrArgChange: true });
  const searchBox = useRef<HTMLInputElement>(null);
  const handleStatus = (chosen: string) => setStatus(choices.find((one) => one === chosen) ?? 'all');
  const handleClear = () => {
    change({ status: '', search: '' });
    searchBox.current?.focus();
  };
  const tabs = [
    { value: 'all', label: 'All', count: counts && formatCount(counts.all, counts.more !== undefined) },
    ...bookingStatuses.map((value) => {
      const count = counts && formatCount(counts[value], counts.more?.includes(value) ?? false);
      return { value, label: statusLabels[value].label, count };
    }),
  ];
  return (
    <Stack>
      <SearchBox role="search" aria-label="Bookings" data-print="hide">
        <SearchInput
          ref={searchBox}
          label="Search bookings"
          placeholder="Search bookings, contractors, customers..."
          maxLength={limits.shortText}
          value={typed}
          onValueChange={(text) => setTyped(text, { replace: true })}
        />
      </SearchBox>
      <Tabs value={status} onValueChange={handleStatus}>
        <Stack>
          <TabList label="Status">
            {tabs.map(({ value, label, count }) => (
              <Tab key={value} value={value} badge={<Count $isKnown={count !== undefined}> {count ?? '\u00a0'}</Count>}>
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={status} tabIndex={-1}>
            <BookingResults
              choice={{ status: status === 'all' ? '' : status, search }}
              onOpen={onOpen}
              onClear={handleClear}
            />
          </TabPanel>
        </Stack>
      </Tabs>
    </Stack>
  );
}

/** "1,000+" if the server stopped counting. */
const formatCount = (count: number, isMore: boolean): string => `${count.toLocaleString('en')}${isMore ? '+' : ''}`;

const SearchBox = styled.div`
  max-width: 480px;
`;

/** Reserves its space, invisibly, while there is no number. */
const Count = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  min-width: 20px;
  padding: 1px 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-align: center;
  @media (forced-colors: active) {
    [aria-selected='true'] > & { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;
