/** Symbol, name, price in USD where its walk began, daily volatility in percent, daily volume in millions of shares. */
export type ShareRow = readonly [symbol: string, name: string, price: number, volatility: number, volume: number];

export const listedStocks: readonly ShareRow[] = [
  ['AAPL', 'Apple', 228.5, 1.3, 52],
  ['MSFT', 'Microsoft', 421.3, 1.2, 21],
  ['NVDA', 'NVIDIA', 137.8, 2.6, 240],
  ['GOOGL', 'Alphabet', 176.4, 1.5, 27],
  ['AMZN', 'Amazon', 203.9, 1.6, 38],
  ['META', 'Meta Platforms', 561.2, 1.9, 13],
  ['TSLA', 'Tesla', 338.7, 3.1, 92],
  ['BRK.B', 'Berkshire Hathaway', 472.1, 0.8, 4],
  ['AVGO', 'Broadcom', 168.2, 2.2, 24],
  ['JPM', 'JPMorgan Chase', 245.6, 1.2, 9],
  ['LLY', 'Eli Lilly', 752.4, 1.8, 4],
  ['V', 'Visa', 309.8, 0.9, 6],
  ['UNH', 'UnitedHealth', 596.3, 1.4, 4],
  ['XOM', 'Exxon Mobil', 120.4, 1.2, 14],
  ['MA', 'Mastercard', 521.7, 1.0, 3],
  ['COST', 'Costco', 935.2, 1.1, 2],
  ['HD', 'Home Depot', 409.5, 1.1, 3],
  ['PG', 'Procter & Gamble', 171.9, 0.8, 7],
  ['JNJ', 'Johnson & Johnson', 155.1, 0.8, 8],
  ['ORCL', 'Oracle', 188.3, 1.6, 9],
  ['NFLX', 'Netflix', 884.6, 1.9, 4],
  ['BAC', 'Bank of America', 46.7, 1.3, 34],
  ['ABBV', 'AbbVie', 176.2, 1.2, 6],
  ['CRM', 'Salesforce', 331.4, 1.7, 6],
  ['KO', 'Coca-Cola', 63.4, 0.8, 15],
  ['CVX', 'Chevron', 160.2, 1.2, 8],
  ['MRK', 'Merck', 98.6, 1.1, 10],
  ['AMD', 'Advanced Micro Devices', 138.9, 2.7, 41],
  ['PEP', 'PepsiCo', 161.3, 0.8, 6],
  ['ADBE', 'Adobe', 506.8, 1.7, 3],
  ['TMO', 'Thermo Fisher', 519.4, 1.2, 2],
  ['WMT', 'Walmart', 88.2, 1.0, 17],
  ['CSCO', 'Cisco', 58.1, 1.0, 17],
  ['MCD', "McDonald's", 293.7, 0.9, 3],
  ['ACN', 'Accenture', 361.8, 1.2, 2],
  ['ABT', 'Abbott', 117.6, 1.0, 5],
  ['LIN', 'Linde', 452.3, 0.9, 2],
  ['DHR', 'Danaher', 236.9, 1.3, 3],
  ['DIS', 'Walt Disney', 113.8, 1.5, 11],
  ['WFC', 'Wells Fargo', 74.6, 1.4, 15],
  ['INTU', 'Intuit', 640.1, 1.6, 2],
  ['TXN', 'Texas Instruments', 199.2, 1.5, 5],
  ['QCOM', 'Qualcomm', 157.3, 1.9, 9],
  ['IBM', 'IBM', 222.6, 1.2, 4],
  ['CAT', 'Caterpillar', 393.4, 1.5, 3],
  ['GE', 'GE Aerospace', 179.8, 1.5, 5],
  ['AMGN', 'Amgen', 284.7, 1.3, 3],
  ['PFE', 'Pfizer', 25.3, 1.4, 38],
  ['NOW', 'ServiceNow', 1048.2, 1.8, 1.3],
  ['ISRG', 'Intuitive Surgical', 541.5, 1.5, 1.4],
  ['GS', 'Goldman Sachs', 597.8, 1.4, 2],
  ['UBER', 'Uber', 70.9, 2.1, 21],
  ['SPGI', 'S&P Global', 512.6, 1.1, 1.2],
  ['T', 'AT&T', 22.8, 1.1, 33],
  ['BA', 'Boeing', 149.3, 1.9, 9],
  ['NKE', 'Nike', 76.4, 1.7, 11],
  ['SBUX', 'Starbucks', 99.8, 1.5, 8],
  ['PYPL', 'PayPal', 84.9, 2.0, 9],
  ['SHOP', 'Shopify', 107.4, 2.8, 11],
  ['RY', 'Royal Bank of Canada', 124.7, 0.9, 1.1],
  ['TD', 'Toronto-Dominion Bank', 56.3, 1.0, 2.2],
  ['ENB', 'Enbridge', 43.2, 0.9, 4],
  ['CNI', 'Canadian National Railway', 110.6, 1.0, 1.3],
  ['SAP', 'SAP', 233.1, 1.4, 1.1],
  ['ASML', 'ASML', 672.4, 2.1, 1.6],
  ['TSM', 'Taiwan Semiconductor', 190.7, 2.0, 15],
  ['NVO', 'Novo Nordisk', 104.2, 1.8, 6],
  ['TM', 'Toyota', 176.8, 1.2, 0.4],
];

export const listedEtfs: readonly ShareRow[] = [
  ['SPY', 'SPDR S&P 500', 590.3, 0.8, 45],
  ['VOO', 'Vanguard S&P 500', 542.6, 0.8, 5],
  ['IVV', 'iShares Core S&P 500', 593.1, 0.8, 5],
  ['QQQ', 'Invesco QQQ', 503.4, 1.1, 32],
  ['VTI', 'Vanguard Total Stock Market', 291.8, 0.8, 3],
  ['DIA', 'SPDR Dow Jones', 438.2, 0.7, 3],
  ['IWM', 'iShares Russell 2000', 235.7, 1.3, 28],
  ['VEA', 'Vanguard Developed Markets', 49.6, 0.8, 9],
  ['VWO', 'Vanguard Emerging Markets', 44.9, 0.9, 9],
  ['EFA', 'iShares MSCI EAFE', 77.3, 0.8, 15],
  ['EEM', 'iShares MSCI Emerging Markets', 43.2, 1.0, 28],
  ['AGG', 'iShares Core US Aggregate Bond', 98.4, 0.3, 8],
  ['BND', 'Vanguard Total Bond Market', 73.1, 0.3, 6],
  ['TLT', 'iShares 20+ Year Treasury', 91.2, 0.9, 41],
  ['SHY', 'iShares 1-3 Year Treasury', 82.1, 0.1, 4],
  ['LQD', 'iShares Investment Grade Corporate', 109.2, 0.4, 22],
  ['HYG', 'iShares High Yield Corporate', 79.4, 0.4, 33],
  ['GLD', 'SPDR Gold', 246.8, 0.9, 8],
  ['SLV', 'iShares Silver', 28.4, 1.6, 19],
  ['USO', 'United States Oil', 73.6, 1.9, 3],
  ['XLK', 'Technology Select Sector', 232.7, 1.2, 5],
  ['XLF', 'Financial Select Sector', 50.2, 1.0, 36],
  ['XLE', 'Energy Select Sector', 95.4, 1.2, 14],
  ['XLV', 'Health Care Select Sector', 143.6, 0.8, 8],
  ['XLY', 'Consumer Discretionary Select Sector', 215.9, 1.2, 4],
  ['XLP', 'Consumer Staples Select Sector', 81.2, 0.6, 10],
  ['XLI', 'Industrial Select Sector', 141.8, 0.9, 8],
  ['XLU', 'Utilities Select Sector', 80.3, 0.9, 10],
  ['XLRE', 'Real Estate Select Sector', 44.1, 1.0, 5],
  ['VNQ', 'Vanguard Real Estate', 97.2, 1.0, 4],
  ['ARKK', 'ARK Innovation', 54.7, 2.4, 9],
  ['SMH', 'VanEck Semiconductor', 246.1, 2.1, 7],
  ['SCHD', 'Schwab US Dividend Equity', 28.9, 0.7, 11],
  ['VIG', 'Vanguard Dividend Appreciation', 203.4, 0.7, 1],
  ['XIC', 'iShares Core S&P/TSX', 39.6, 0.7, 1],
];

/** Funds that follow another instrument: the walk of that one, and its daily volatility in percent. */
export const sharedWalks: Readonly<Record<string, readonly [walk: string, dailyVolatility: number]>> = {
  VOO: ['SPY', 0.8],
  IVV: ['SPY', 0.8],
  VTI: ['SPY', 0.8],
  GLD: ['commodity XAU', 0.9],
  SLV: ['commodity XAG', 1.6],
  USO: ['commodity WTI', 1.9],
};

/** Both currencies of each pair have exchange rates. */
export const listedPairs: readonly string[] = `
  EUR/USD USD/JPY GBP/USD USD/CHF USD/CAD AUD/USD NZD/USD EUR/GBP
  EUR/JPY GBP/JPY EUR/CHF EUR/CAD EUR/AUD GBP/CAD GBP/CHF GBP/AUD
  AUD/JPY AUD/CAD AUD/NZD CAD/JPY CHF/JPY NZD/JPY USD/CNY USD/HKD
  USD/SGD USD/INR USD/KRW USD/MXN USD/BRL USD/ZAR USD/TRY USD/SEK
  USD/NOK USD/DKK USD/PLN USD/CZK USD/HUF USD/THB USD/ILS USD/AED
  USD/SAR EUR/SEK EUR/NOK EUR/PLN CAD/EUR CAD/GBP
`
  .trim()
  .split(/\s+/);

/** Symbol, name, unit, price where its walk began, daily volatility in percent, decimals. */
type CommodityRow = readonly [
  symbol: string,
  name: string,
  unit: string,
  price: number,
  volatility: number,
  decimals: number,
];

export const simulatedCommodities: readonly CommodityRow[] = [
  ['XAU', 'Gold', 'USD/oz', 2668, 0.9, 2],
  ['XAG', 'Silver', 'USD/oz', 31.2, 1.6, 3],
  ['XPT', 'Platinum', 'USD/oz', 968, 1.3, 2],
  ['XPD', 'Palladium', 'USD/oz', 1021, 2.0, 2],
  ['HG', 'Copper', 'USD/lb', 4.14, 1.3, 4],
  ['WTI', 'Crude Oil WTI', 'USD/bbl', 70.1, 1.9, 2],
  ['BRENT', 'Crude Oil Brent', 'USD/bbl', 74.2, 1.8, 2],
  ['NG', 'Natural Gas', 'USD/MMBtu', 3.28, 3.0, 3],
  ['ZW', 'Wheat', 'USD/bu', 5.52, 1.5, 4],
  ['ZC', 'Corn', 'USD/bu', 4.31, 1.3, 4],
  ['ZS', 'Soybeans', 'USD/bu', 9.84, 1.2, 4],
  ['KC', 'Coffee', 'USD/lb', 2.96, 1.9, 4],
  ['SB', 'Sugar', 'USD/lb', 0.2141, 1.7, 4],
  ['CC', 'Cocoa', 'USD/t', 8720, 2.6, 0],
  ['CT', 'Cotton', 'USD/lb', 0.7032, 1.2, 4],
];

/** Name, maturity, yield in percent where its walk began, and its daily move in hundredths of a percent. */
type BondRow = readonly [name: string, maturity: string, yield_: number, dailyPoints: number];

export const simulatedBonds: readonly BondRow[] = [
  ['US Treasury 3M', '3 months', 4.52, 1.0],
  ['US Treasury 2Y', '2 years', 4.31, 4.0],
  ['US Treasury 5Y', '5 years', 4.29, 4.5],
  ['US Treasury 10Y', '10 years', 4.42, 4.5],
  ['US Treasury 30Y', '30 years', 4.6, 4.0],
  ['Canada 2Y', '2 years', 3.35, 3.5],
  ['Canada 10Y', '10 years', 3.43, 4.0],
  ['Germany 2Y', '2 years', 2.12, 3.5],
  ['Germany 10Y', '10 years', 2.34, 3.8],
  ['United Kingdom 10Y', '10 years', 4.45, 4.5],
  ['France 10Y', '10 years', 3.08, 3.8],
  ['Italy 10Y', '10 years', 3.55, 4.2],
  ['Japan 10Y', '10 years', 1.07, 1.8],
  ['Australia 10Y', '10 years', 4.58, 4.4],
];
