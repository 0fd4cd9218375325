/** Changes to merge into a record: fields with null are dropped. */
export const withoutNulls = <Fields extends object>(fields: Fields): WithoutNulls<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value ?? undefined]),
  ) as WithoutNulls<Fields>;

type WithoutNulls<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> };
