import type { Limiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { ComputingBudget } from './computing-budget';
import type { RecordExport } from './import-export/record-export';
import type { Profiles } from './profile/profiles';
import type { MarketRates } from './rates/market-rates';

/** What the routes of finance use, opened and running. */
export interface FinanceDependencies extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  readonly marketRates: MarketRates;
  readonly profiles: Profiles;
  readonly recordExport: RecordExport;
  /** Imports and exports of a user, previews included: each reads or writes everything that they have. */
  readonly importExportLimiter: Limiter;
  /** Parts of files that are about to be imported. */
  readonly importPartLimiter: Limiter;
  /** Limits computations over all records of a user. */
  readonly computing: ComputingBudget;
}
