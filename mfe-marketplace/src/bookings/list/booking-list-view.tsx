import { limits } from '@plaza/contracts/limits';
import { bookingStatuses } from '@plaza/contracts/marketplace/choices';
import { SearchInput, Stack, styled, Tab, TabList, TabPanel, Tabs, useSettled } from '@plaza/ui';
import { useRef } from 'react';
import { statusWords } from '../booking-words';
import { type BookingChoice, useMarketplaceBookingCountsQuery } from '../bookings-api';
import { BookingResults } from './booking-results';

const pauseMs = 300;
/** Stands for every status, as a tab needs a value. */
const all = 'all';

interface Props {
  readonly choice: BookingChoice;
  readonly onChange: (choice: BookingChoice) => void;
  readonly onOpen: (bookingId: string) => void;
}

/** All bookings by status, with a search and how many there are of each. */
export function BookingListView({ choice, onChange, onOpen }: Props) {
  const settled = useSettled(choice.search, pauseMs);
  const search = choice.search === '' ? '' : settled.trim(); // nothing typed counts at once
  const { data: counts } = useMarketplaceBookingCountsQuery(search, { refetchOnMountOrArgChange: true });
  const searchBox = useRef<HTMLInputElement>(null);
  const handleStatus = (chosen: string) =>
    onChange({ ...choice, status: bookingStatuses.find((status) => status === chosen) ?? '' });
  const handleClear = () => {
    onChange({ status: '', search: '' });
    searchBox.current?.focus();
  };
  const tabs = [
    { value: all, label: 'All', count: counts?.all },
    ...bookingStatuses.map((value) => ({ value, label: statusWords[value].label, count: counts?.[value] })),
  ];
  const shown = choice.status || all;
  return (
    <Stack>
      <SearchBox role="search" aria-label="Bookings">
        <SearchInput
          ref={searchBox}
          label="Search bookings"
          placeholder="Search bookings, contractors, customers..."
          maxLength={limits.shortText}
          value={choice.search}
          onValueChange={(words) => onChange({ ...choice, search: words })}
        />
      </SearchBox>
      <Tabs value={shown} onValueChange={handleStatus}>
        <Stack>
          <TabList label="Status">
            {tabs.map(({ value, label, count }) => (
              <Tab key={value} value={value} badge={count !== undefined && <Count> {count}</Count>}>
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={shown} tabIndex={-1}>
            <BookingResults choice={{ ...choice, search }} onOpen={onOpen} onClear={handleClear} />
          </TabPanel>
        </Stack>
      </Tabs>
    </Stack>
  );
}

const SearchBox = styled.div`
  max-width: 480px;
`;

const Count = styled.span`
  min-width: 20px;
  padding: 1px 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-align: center;
`;
