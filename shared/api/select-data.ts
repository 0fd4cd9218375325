/** The part of an endpoint that selects a cached result. */
interface Selectable {
  // oxlint-disable-next-line typescript/no-explicit-any -- each endpoint has its own argument and state
  select: (arg: any) => (state: any) => { data?: unknown };
}

type ResultOf<Endpoint extends Selectable> = ReturnType<ReturnType<Endpoint['select']>>;

/** The cached result of a query, for `head` and `prefetch`: its data, error and time. */
export const selectResult = <Endpoint extends Selectable>(
  endpoint: Endpoint,
  arg: Parameters<Endpoint['select']>[0],
  state: unknown,
): ResultOf<Endpoint> => endpoint.select(arg)(state) as ResultOf<Endpoint>;

/** The cached data of a query; undefined if it was not requested, is pending or failed. */
export const selectData = <Endpoint extends Selectable>(
  endpoint: Endpoint,
  arg: Parameters<Endpoint['select']>[0],
  state: unknown,
): ResultOf<Endpoint>['data'] => selectResult(endpoint, arg, state).data;
