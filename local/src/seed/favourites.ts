import type { SeedFavourites } from '@plaza/markets/seed';

/** Users' favorites by e-mail address. */
export const favourites: Readonly<Record<string, SeedFavourites>> = {
  'maya@plaza.example': {
    stocks: [
      { symbol: 'SHOP', name: 'Shopify' },
      { symbol: 'AAPL', name: 'Apple' },
    ],
    crypto: [{ symbol: 'BTC', name: 'Bitcoin' }],
    forex: [{ pair: 'USD/CAD', rate: 1.4 }],
    commodities: [{ symbol: 'XAU', name: 'Gold', price: 2668 }],
    etfs: [{ symbol: 'SPY', name: 'SPDR S&P 500', price: 590.3 }],
  },
};
