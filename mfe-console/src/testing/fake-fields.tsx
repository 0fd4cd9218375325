import type { SlotHost, SlotProps } from '@portico/shared/platform';
import type { ComponentType } from 'react';

function PictureField({ label, value, onChange, onRemove }: SlotProps['picture.field']) {
  return (
    <div role="group" aria-label={label}>
      <output>{value?.mainImageId ?? 'none'}</output>
      <button
        type="button"
        onClick={() => onChange({ mainImageId: 'uploaded', imageURL: '/images/uploaded?s=1' })}
      >
        {`Upload ${label}`}
      </button>
      <button type="button" onClick={onRemove}>
        {`Remove ${label}`}
      </button>
    </div>
  );
}

const RichTextField = ({ label, value, onChange }: SlotProps['rich-text.field']) => (
  <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
);

const FIELDS: Partial<Record<string, ComponentType<never>>> = {
  'picture.field': PictureField,
  'rich-text.field': RichTextField,
};

/** The fields of the creator remote, for `slots` of `renderWithPlatform`. */
export const fakeFields: SlotHost = {
  extensions: (name) => [
    {
      remote: 'mfe-creator',
      isServerRendered: true,
      module: { current: { Component: FIELDS[name] }, ready: () => new Promise(() => undefined) } as never,
    },
  ],
  Unavailable: () => null,
};
