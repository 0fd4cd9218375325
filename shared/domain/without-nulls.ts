type WithoutNulls<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> };

/** Changes to merge into a record: null, which removes a field, becomes undefined. */
export const withoutNulls = <Fields extends object>(fields: Fields): WithoutNulls<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? undefined]),
  ) as WithoutNulls<Fields>;
