import { keyframes, PageHeader, Stack, styled, Tab, TabList, TabPanel, Tabs, usePhone } from '@plaza/ui';
import { useChangeSearch, useSearchChoice } from '@plaza/web-kit/router';
import { AlertsButton } from '../alerts/alerts-button';
import { FavouritesPanel } from '../favourites-panel/favourites-panel';
import { BaseMoneyContext } from '../money/base-money';
import { useBaseMoney } from '../money/use-base-money';
import { Tiles } from '../tiles/tiles';
import { InstrumentDialogs } from './instrument-dialogs';
import { marketTabIds, marketTabs } from './market-tabs';
import { RefreshAll } from './refresh-all';
import { useLiveQuotes } from './use-live-quotes';

/** The markets tab: four figures, one kind of quotes with its age, and the user's favorites. */
export function Terminal() {
  const [chosen] = useSearchChoice('tab', marketTabIds);
  const change = useChangeSearch();
  // Changing the tab resets the search and the order, which belong to one kind of quotes.
  const handleTab = (tab: string) => change({ tab: tab === marketTabIds[0] ? '' : tab, search: '', sort: '' });
  const money = useBaseMoney();
  const isPhone = usePhone();
  useLiveQuotes();
  const { Status } = marketTabs.find(({ id }) => id === chosen) ?? marketTabs[0];
  return (
    <BaseMoneyContext value={money}>
      <InstrumentDialogs>
        <Screen gap={12}>
          <PageHeader
            oneLine
            title="Global Markets Terminal"
            subtitle={
              <StatusLine>
                <Status />
              </StatusLine>
            }
            actions={
              <>
                <AlertsButton brief={isPhone} />
                <RefreshAll brief={isPhone} />
              </>
            }
          />
          <Tiles />
          <FavouritesPanel />
          <Tabs value={chosen} onValueChange={handleTab}>
            <TabList label="Markets">
              {marketTabs.map(({ id, label }) => (
                <Tab key={id} value={id}>
                  {label}
                </Tab>
              ))}
            </TabList>
            {marketTabs.map(({ id, Panel }) => (
              <Content key={id} value={id}>
                <Panel />
              </Content>
            ))}
          </Tabs>
        </Screen>
      </InstrumentDialogs>
    </BaseMoneyContext>
  );
}

/** As high as a badge even if empty, so that nothing shifts when the status appears. */
const StatusLine = styled.span`
  display: flex;
  align-items: center;
  min-height: 24px;
`;

const Content = styled(TabPanel)`
  padding-top: ${({ theme }) => theme.space[12]};
`;

const reveal = keyframes`from { visibility: hidden; }`;

/**
 * Sets the height of everything above a table of quotes, so that the table can fill the rest of the window. It looks at
 * its children only: with any descendant, each row that moves would recalculate the styles of all rows.
 */
const Screen = styled(Stack)`
  --above-quotes: 348px;
  &:has(> [data-favourites]) { --above-quotes: 420px; }
  /* The tiles have another line here. */
  @media (max-width: 1219.98px) {
    --above-quotes: 368px;
    &:has(> [data-favourites]) { --above-quotes: 440px; }
  }
  /* Delays the lists while the favorites above them load, so that the lists do not shift down. */
  &:has(> [data-favourites-pending]) > :last-child { animation: ${reveal} 1ms 1500ms backwards; }
`;
