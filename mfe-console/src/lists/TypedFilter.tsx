import { Field, TextInput } from '@portico/shared/ui';
import type { ListAddress } from './use-list-address.ts';

/** A filter that is typed: a text or a day. It applies with Enter and when the field is left. */
export function TypedFilter(props: {
  /** Of the filter in the address. */
  name: string;
  label: string;
  address: ListAddress;
  type?: 'date';
  placeholder?: string;
}) {
  const { name, label, address, type = 'text', placeholder } = props;
  const value = address.filter(name);
  const apply = (typed: string) => typed.trim() !== value && address.change({ [name]: typed.trim() });
  return (
    <Field label={label}>
      <TextInput
        // Another value in the address replaces what was typed.
        key={value}
        name={name}
        type={type}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={80}
        defaultValue={value}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
      />
    </Field>
  );
}
