import type { AnswerOf, ArgsOf, Endpoint } from '@plaza/contracts/endpoint';
import { idempotencyHeader } from '@plaza/contracts/idempotency-header';
import { endpoint } from './endpoint';

/**
 * Like `endpoint`, for a mutation that adds something: repeated with the same `key`, a UUID, it adds nothing more.
 * Mutations that add nothing, such as a preview, need no key.
 * @example build.mutation(keyedEndpoint(financeEndpoints.addLoan))
 */
export function keyedEndpoint<Path extends Endpoint>(route: Path) {
  const { query, transformResponse } = endpoint(route);
  return {
    query: ({ key, ...args }: ArgsOf<Path> & { readonly key: string | undefined }) => ({
      ...query(args as never), // the remaining arguments are those of the route, which the compiler cannot infer
      ...(key === undefined ? {} : { headers: { [idempotencyHeader]: key } }),
    }),
    transformResponse: (answer: AnswerOf<Path>) => transformResponse(answer),
  };
}
