import { sameContent } from './same-content.ts';

/** The fields of `after` that differ from `before`, as `sameContent` compares them. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !sameContent(value, before[field as keyof Fields])),
  ) as Partial<Fields>;
