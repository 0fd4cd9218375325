import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { Slot } from '@portico/shared/platform';
import { Field, media, spacing, TextInput } from '@portico/shared/ui';
import type { ReactNode } from 'react';
import { FormSection } from '../forms/FormSection.tsx';
import { LocalizedFields } from '../forms/LocalizedFields.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PositionFields } from './PositionFields.tsx';
import { PrivacyFields } from './PrivacyFields.tsx';
import type { PictureValue, PlaceValues } from './place-values.ts';

/** A picture of the site in a form. */
export function SitePicture(props: {
  label: string;
  hint?: string | undefined;
  value: PictureValue;
  aspects?: readonly ['4:3' | '9:16', ...('1:1' | '2:3' | '9:16')[]];
  onChange: (picture: PictureValue) => void;
  error: string | undefined;
}) {
  const { label, hint, value, aspects, onChange, error } = props;
  return (
    <Slot
      name="picture.field"
      label={label}
      hint={hint}
      portalId="site"
      value={{
        ...(value.mainImageId ? { mainImageId: value.mainImageId } : {}),
        ...(value.imageURL ? { imageURL: value.imageURL } : {}),
      }}
      aspects={aspects}
      error={error}
      onChange={({ mainImageId, imageURL }) => onChange({ mainImageId, imageURL })}
      onRemove={() => onChange({})}
    />
  );
}

/** The fields that towns and listings have in common. */
export function PlaceFields({
  values,
  onChange,
  errorAt,
  isNew,
  path,
  pictures,
  children,
}: {
  values: PlaceValues;
  onChange: (changes: Partial<PlaceValues> | ((now: PlaceValues) => Partial<PlaceValues>)) => void;
  errorAt: (path: string) => string | undefined;
  isNew: boolean;
  /** Where its page is, such as '/towns'. */
  path: string;
  /** Pictures after the main one. */
  pictures?: ReactNode;
  /** Sections after the pictures. */
  children?: ReactNode;
}) {
  const { t } = useMessages();
  return (
    <>
      <FormSection title={t('places.titles')}>
        <LocalizedFields
          label={t('places.title')}
          name="title"
          value={values.title}
          onChange={(title) => onChange({ title })}
          maxLength={CONTENT_LIMITS.title}
          required
          errorAt={errorAt}
        />
        {isNew ? (
          <Field label={t('places.id')} hint={t('places.idHint', { path })} error={errorAt('id')}>
            <TextInput
              name="id"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={CONTENT_LIMITS.id}
              value={values.id}
              onChange={({ target }) => onChange({ id: target.value })}
              css={{ maxInlineSize: 360 }}
            />
          </Field>
        ) : null}
      </FormSection>
      <FormSection title={t('places.pictures')}>
        <div
          css={{
            display: 'grid',
            gap: spacing[5],
            alignItems: 'start',
            [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <SitePicture
            label={t('places.picture')}
            hint={t('places.pictureHint')}
            value={values.picture}
            onChange={(picture) => onChange({ picture })}
            error={errorAt('picture')}
          />
          {pictures}
        </div>
      </FormSection>
      {children}
      <FormSection title={t('places.privacy')}>
        <PrivacyFields value={values} onChange={onChange} errorAt={errorAt} />
      </FormSection>
      <FormSection title={t('places.position')} text={t('places.positionText')}>
        <PositionFields value={values} onChange={onChange} errorAt={errorAt} />
      </FormSection>
      <FormSection title={t('places.order')}>
        <Field label={t('places.score')} hint={t('places.scoreHint')} error={errorAt('score')}>
          <TextInput
            name="score"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={values.score}
            onChange={({ target }) => onChange({ score: target.value })}
            css={{ maxInlineSize: 160 }}
          />
        </Field>
      </FormSection>
    </>
  );
}
