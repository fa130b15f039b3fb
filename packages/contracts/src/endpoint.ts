import type { z } from 'zod';
import type { Call, Calls } from './call';
import type { financeCalls } from './finance/calls';
import type { gatewayCalls } from './gateway/calls';
import type { addressCalls } from './identity/addresses';
import type { auditCalls } from './identity/audit';
import type { authenticationCalls } from './identity/authentication';
import type { passwordResetCalls } from './identity/password-reset';
import type { profileCalls } from './identity/profile';
import type { permissionCalls } from './identity/tab-permissions';
import type { twoFactorCalls } from './identity/two-factor';
import type { userCalls } from './identity/user-administration';
import type { marketplaceCalls } from './marketplace/calls';
import type { alertCalls } from './markets/alerts';
import type { exchangeRateCalls } from './markets/exchange-rates';
import type { favouriteCalls, favouriteCallsByKind } from './markets/favourites';
import type { quoteHistoryCalls } from './markets/history';
import type { FavouriteKind } from './markets/kinds';
import type { quoteCalls } from './markets/quotes';
import type { stockSearchCalls } from './markets/stock-search';
import type { registryCalls } from './registry/calls';

/** The calls of a table by their routes, which are unique. */
export type ByRoute<Table extends Calls> = { readonly [Name in keyof Table as Table[Name]['route']]: Table[Name] };

type Favourites = typeof favouriteCallsByKind;
type FavouritesByRoute<Name extends 'list' | 'add' | 'remove'> = {
  readonly [Kind in FavouriteKind as Favourites[Kind][Name]['route']]: Favourites[Kind][Name];
};

/**
 * Every call that browsers make, by its route. An area outside of this repository declares its own calls beside them.
 */
export interface CallByRoute
  extends ByRoute<typeof authenticationCalls>,
    ByRoute<typeof passwordResetCalls>,
    ByRoute<typeof profileCalls>,
    ByRoute<typeof addressCalls>,
    ByRoute<typeof permissionCalls>,
    ByRoute<typeof auditCalls>,
    ByRoute<typeof userCalls>,
    ByRoute<(typeof twoFactorCalls)['auth']>,
    ByRoute<(typeof twoFactorCalls)['profile']>,
    ByRoute<typeof financeCalls>,
    ByRoute<typeof quoteCalls>,
    ByRoute<typeof stockSearchCalls>,
    ByRoute<typeof quoteHistoryCalls>,
    ByRoute<typeof alertCalls>,
    ByRoute<typeof exchangeRateCalls>,
    ByRoute<Pick<typeof favouriteCalls, 'favouriteStocksData'>>,
    FavouritesByRoute<'list'>,
    FavouritesByRoute<'add'>,
    FavouritesByRoute<'remove'>,
    ByRoute<typeof marketplaceCalls>,
    ByRoute<typeof registryCalls>,
    ByRoute<typeof gatewayCalls> {}

/** The route of a call that browsers make, such as `GET /api/v1/finance/loans`; at run time only this string. */
export type Endpoint = keyof CallByRoute;

/** The call of a route with all its schemas; only a type, so that the schemas stay out of the bundle. */
export type CallOf<Path extends Endpoint> = CallByRoute[Path];

/** The type of an optional property is a union with undefined; only undefined alone means that there is no schema. */
type InputOf<Schema> = [Exclude<Schema, undefined>] extends [never] ? object : z.input<Extract<Schema, z.ZodType>>;

type BodyOf<Made extends Call> = [Exclude<Made['body'], undefined>] extends [never]
  ? object
  : { body: z.input<Extract<Made['body'], z.ZodType>> };

type Flat<Shape> = { [Name in keyof Shape]: Shape[Name] };

/** The arguments of a call: its path parameters and query parameters by name, and `body`. */
type ArgsOfCall<Made extends Call> = Flat<InputOf<Made['params']> & InputOf<Made['query']> & BodyOf<Made>>;
export type ArgsOf<Path extends Endpoint> = ArgsOfCall<CallOf<Path>>;

/** The answer of a call; null if it has none. */
type AnswerOfCall<Made extends Call> = [Exclude<Made['answer'], undefined>] extends [never]
  ? null
  : z.output<Extract<Made['answer'], z.ZodType>>;
export type AnswerOf<Path extends Endpoint> = AnswerOfCall<CallOf<Path>>;
