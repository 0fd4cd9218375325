import type { Language, LocalizedText } from '@portico/shared/contracts';
import { withTranslation } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, Field, fontSizes, TextArea } from '@portico/shared/ui';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import type { AddressLookup } from './use-address-lookup.ts';

/** The street address in the edited language, with the result of its lookup. [EDIT-12, ERR-12] */
export function AddressField(props: {
  value: LocalizedText | undefined;
  language: Language;
  lookup: Pick<AddressLookup, 'isLooking' | 'errorStreetAdressMsg'>;
  onChange: (address: LocalizedText) => void;
}) {
  const { value, language, lookup, onChange } = props;
  const { t } = useText('mfe-creator');
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <Field label={t('editors.location.address')}>
        <TextArea
          {...langProps(language)}
          rows={3}
          value={value?.[language] ?? ''}
          onChange={(event) => onChange(withTranslation(value, language, event.target.value))}
        />
        <FallbackPreview text={value} language={language} />
      </Field>
      <p
        role="status"
        css={{ color: color.inkMuted, fontSize: fontSizes.sm, '&:empty': { display: 'none' } }}
      >
        {lookup.isLooking ? t('editors.location.addressLooking') : null}
        {!lookup.isLooking && lookup.errorStreetAdressMsg ? (
          <bdi lang="en">{lookup.errorStreetAdressMsg}</bdi>
        ) : null}
      </p>
    </div>
  );
}
