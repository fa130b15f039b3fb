import type { Limiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { ComputingBudget } from './computing-budget';
import type { RecordExport } from './import-export/record-export';
import type { Profiles } from './profile/profiles';
import type { MarketRates } from './rates/market-rates';

/** What the finance routes use, already opened and running. */
export interface FinanceDependencies extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  readonly marketRates: MarketRates;
  readonly profiles: Profiles;
  readonly recordExport: RecordExport;
  /** Limits a user's imports and exports, including previews: each reads or writes all of the user's records. */
  readonly importExportLimiter: Limiter;
  /** Limits the parts of files that users send for an import. */
  readonly importPartLimiter: Limiter;
  /** Limits computations over all records of a user. */
  readonly computing: ComputingBudget;
}
