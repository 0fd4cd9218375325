type Value = string | number | boolean;

/** The parameters of a call by where they are sent. */
export interface CallParameters {
  path?: Record<string, Value>;
  query?: Record<string, Value | undefined>;
  header?: Record<string, string>;
}

/** The address of a site without a slash at its end, by default that of the page. Throws a TypeError outside a page. */
export function siteOf(baseUrl: string | undefined): string {
  const page = globalThis.location?.origin;
  const address = baseUrl ?? page;
  if (address === undefined)
    throw new TypeError('baseUrl is required outside a page of the site, such as https://nan.example.');
  // A path is one of the page's origin. A host without a protocol would be a path, too.
  const origin = address.startsWith('/') ? page : undefined;
  if (!URL.canParse(address, origin) || !/^https?:$/.test(new URL(address, origin).protocol))
    throw new TypeError('baseUrl must be the http or https address of a site, such as https://nan.example.');
  const parsed = new URL(address, origin);
  return `${parsed.origin}${parsed.pathname.replace(/\/+$/, '')}`;
}

/** The address of a call: a template such as `/api/portal/{id}`, with its parameters. Throws a TypeError. */
export function addressOf(template: string, { path = {}, query = {} }: CallParameters): string {
  const address = template.replace(/\{(\w+)\}/g, (_parameter, name: string) => segment(name, path[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value));
  return search.size > 0 ? `${address}?${search}` : address;
}

/** Without a value, or with dots, the address would be that of another call. */
function segment(name: string, value: Value | undefined): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (['', '.', '..'].includes(text))
    throw new TypeError(`params.path.${name} is required, and is neither '.' nor '..'.`);
  return encodeURIComponent(text);
}
