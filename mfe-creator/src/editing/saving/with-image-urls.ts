interface Addresses {
  imageURL?: string;
  smallImageURL?: string;
}

/**
 * Adds the URLs of images that other values have. A request has none, so an optimistic page takes them from its previous
 * content and from the form. [DATA-05]
 */
export function withImageUrls<Value>(value: Value, ...knowing: readonly unknown[]): Value {
  const known = new Map<string, Addresses>();
  for (const source of knowing) collect(source, known);
  return addressed(value, known) as Value;
}

const imageIdOf = ({ mainImageId, profileImageId }: Record<string, unknown>): string | undefined =>
  [mainImageId, profileImageId].find((id) => typeof id === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function collect(value: unknown, known: Map<string, Addresses>): void {
  if (!isObject(value)) return;
  const id = imageIdOf(value);
  const { imageURL, smallImageURL } = value;
  if (id !== undefined) {
    const found = {
      ...(typeof imageURL === 'string' ? { imageURL } : {}),
      ...(typeof smallImageURL === 'string' ? { smallImageURL } : {}),
    };
    if (Object.keys(found).length > 0) known.set(id, { ...known.get(id), ...found });
  }
  for (const part of Object.values(value)) collect(part, known);
}

function addressed(value: unknown, known: ReadonlyMap<string, Addresses>): unknown {
  if (Array.isArray(value)) return value.map((part) => addressed(part, known));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, addressed(part, known)] as const);
  return { ...Object.fromEntries(parts), ...known.get(imageIdOf(value) ?? '') };
}
