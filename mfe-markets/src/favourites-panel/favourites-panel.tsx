import { Badge, Card, styled } from '@plaza/ui';
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

/** The user's favourites by kind, with their current figures; renders nothing while there are none. */
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
  const count = sections.reduce((sum, { saved }) => sum + saved.length, 0);
  if (count === 0) return null;
  return (
    <Card title="Your Favorites" actions={<Badge>{`${count} saved`}</Badge>}>
      <Sections>
        {sections.map(({ title, saved, List }) => (
          <FavouriteSection key={title} title={title} count={saved.length}>
            <List saved={saved} />
          </FavouriteSection>
        ))}
      </Sections>
    </Card>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[24]};
`;
