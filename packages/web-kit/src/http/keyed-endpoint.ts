import type { AnswerOf, ArgsOf, Endpoint } from '@plaza/contracts/endpoint';
import { idempotencyHeader } from '@plaza/contracts/idempotency-header';
import { endpoint } from './endpoint';

/**
 * The definition of a mutation that adds something, as `endpoint`: made again with the same `key`, a UUID, it adds
 * nothing more. What adds nothing, such as a preview, needs none.
 * @example build.mutation(keyedEndpoint(financeEndpoints.addLoan))
 */
export function keyedEndpoint<Path extends Endpoint>(route: Path) {
  const { query, transformResponse } = endpoint(route);
  return {
    query: ({ key, ...args }: ArgsOf<Path> & { readonly key: string | undefined }) => ({
      ...query(args as never), // what is left are the arguments of the route, which the compiler does not see
      ...(key === undefined ? {} : { headers: { [idempotencyHeader]: key } }),
    }),
    transformResponse: (answer: AnswerOf<Path>) => transformResponse(answer),
  };
}
