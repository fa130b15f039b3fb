import { CardSurface, styled } from '@plaza/ui';
import { useId } from 'react';
import { useFavourites } from '../favourites/use-favourites';
import {
  FavouriteBonds,
  FavouriteCoins,
  FavouriteCommodities,
  FavouriteEtfs,
  FavouriteIndicators,
  FavouriteNews,
  FavouritePairs,
  FavouriteStocks,
} from './favourite-lists';
import { FavouriteSection } from './favourite-section';

/** The user's favourites by kind in one line, with their current figures; renders nothing while there are none. */
export function FavouritesPanel() {
  const coins = useFavourites('crypto');
  const stocks = useFavourites('stocks');
  const pairs = useFavourites('forex');
  const commodities = useFavourites('commodities');
  const bonds = useFavourites('bonds');
  const etfs = useFavourites('etfs');
  const indicators = useFavourites('economic-indicators');
  const news = useFavourites('news');
  const sections = [
    { title: 'Cryptocurrencies', saved: coins, List: FavouriteCoins },
    { title: 'Stocks', saved: stocks, List: FavouriteStocks },
    { title: 'Currency Pairs', saved: pairs, List: FavouritePairs },
    { title: 'Commodities', saved: commodities, List: FavouriteCommodities },
    { title: 'Bonds', saved: bonds, List: FavouriteBonds },
    { title: 'ETFs', saved: etfs, List: FavouriteEtfs },
    { title: 'Economic Indicators', saved: indicators, List: FavouriteIndicators },
    { title: 'News Articles', saved: news, List: FavouriteNews },
  ].filter(({ saved }) => saved.length > 0);
  const titleId = useId();
  const count = sections.reduce((sum, { saved }) => sum + saved.length, 0);
  if (count === 0) return null;
  return (
    <Strip as="section" aria-labelledby={titleId} data-favourites>
      <Head>
        <h2 id={titleId}>Your Favorites</h2>
        <span>{`${count} saved`}</span>
      </Head>
      <Sections role="group" aria-label="Favorites by kind" tabIndex={0}>
        {sections.map(({ title, saved, List }) => (
          <FavouriteSection key={title} title={title} count={saved.length}>
            <List saved={saved} />
          </FavouriteSection>
        ))}
      </Sections>
    </Strip>
  );
}

const Strip = styled(CardSurface)`
  display: flex;
  align-items: center;
  min-height: 56px;
  ${({ theme }) => theme.media.phone} { flex-direction: column; align-items: stretch; }
`;

const Head = styled.header`
  flex: none;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  > h2 { font-size: ${({ theme }) => theme.size[14]}; }
  > span { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  ${({ theme }) => theme.media.phone} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block-end: 0;
  }
`;

/** Scrolls sideways in itself where there are more than fit. */
const Sections = styled.div`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space[16]};
  min-width: 0;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  overflow-x: auto;
  border-inline-start: 1px solid ${({ theme }) => theme.color.line};
  scrollbar-width: thin;
  ${({ theme }) => theme.media.phone} { border-inline-start: 0; }
`;
