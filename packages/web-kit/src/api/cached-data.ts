interface Result<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/**
 * The cached data of a query without a subscription, such as `dispatch(endpoint.initiate(…, { subscribe: false }))`,
 * also if it could not be refetched.
 * @throws the error of the query if nothing is cached
 */
export async function cachedData<Data>(query: PromiseLike<Result<Data>>): Promise<Data> {
  const { data, error } = await query;
  if (data === undefined) throw error;
  return data;
}
