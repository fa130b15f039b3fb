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

/** The markets tab: four figures, one kind of quotes at a time with its age, and the user's favourites. */
export function Terminal() {
  const [chosen] = useSearchChoice('tab', marketTabIds);
  const change = useChangeSearch();
  // Each kind of quotes has a search and an order of its own.
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

/** As high as a badge even while it is empty, so that nothing moves when the status appears. */
const StatusLine = styled.span`
  display: flex;
  align-items: center;
  min-height: 24px;
`;

const Content = styled(TabPanel)`
  padding-top: ${({ theme }) => theme.space[12]};
`;

const reveal = keyframes`from { visibility: hidden; }`;

/** How much stands above a table of quotes, so that the table can take what is left of the window. */
const Screen = styled(Stack)`
  --above-quotes: 348px;
  &:has([data-favourites]) { --above-quotes: 420px; }
  /* The tiles have a line more. */
  @media (max-width: 1219.98px) {
    --above-quotes: 368px;
    &:has([data-favourites]) { --above-quotes: 440px; }
  }
  /* The lists wait a moment for the favourites above them, rather than make way for them. */
  &:has([data-favourites-pending]) > :last-child { animation: ${reveal} 1ms 1500ms backwards; }
`;
