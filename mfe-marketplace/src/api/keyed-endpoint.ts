import type { AnswerOf, ArgsOf, Endpoint } from '@plaza/contracts/endpoint';
import { idempotencyHeader } from '@plaza/contracts/idempotency-header';
import { endpoint } from '@plaza/web-kit';

/**
 * The definition of a mutation that adds something, as `endpoint`: made again with the same `key`, a UUID, it adds nothing
 * more.
 */
export function keyedEndpoint<Path extends Endpoint>(route: Path) {
  const { query, transformResponse } = endpoint(route);
  return {
    query: ({ key, ...args }: ArgsOf<Path> & { readonly key: string }) => ({
      ...query(args as never), // what is left are the arguments of the route, which the compiler does not see
      headers: { [idempotencyHeader]: key },
    }),
    transformResponse: (answer: AnswerOf<Path>) => transformResponse(answer),
  };
}
