import type { GalleryItem } from '@portico/shared/contracts';
import { withTranslation } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Field, Select, TextArea, TextInput } from '@portico/shared/ui';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { takenPicture } from '../../editing/taken-picture.ts';
import type { PortalForm } from '../../editing/use-portal-form.ts';
import { PictureField } from '../../images/PictureField.tsx';
import { type GalleryItemDraft, today } from './gallery-item.ts';

/** The types on offer; a stored item of another type keeps it. */
const OFFERED_TYPES = ['picture', 'picture_link', 'video'] as const;
const isOffered = (type: string): boolean => (OFFERED_TYPES as readonly string[]).includes(type);

/** The fields of one item. [GAL-03, OPEN-11] */
export function GalleryItemFields(props: {
  editing: PortalForm<GalleryItemDraft>;
  /** The cover is a 16:9 picture without an expiry date. [AMBIG-14, CROP-10] */
  isCover: boolean;
  onBusyChange: (isBusy: boolean) => void;
  onChosen: (file: File) => void;
}) {
  const { editing, isCover, onBusyChange, onChosen } = props;
  const { t } = useText('mfe-creator');
  const { draft, language, errorAt, portalId } = editing;
  const { item } = draft;
  const edit = (changes: Partial<GalleryItem>) => editing.edit({ item: { ...item, ...changes } });
  return (
    <>
      {isCover ? null : (
        <Field label={t('editors.gallery-item.type')}>
          <Select value={item.type} onChange={(event) => edit({ type: event.target.value })}>
            {OFFERED_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`editors.gallery-item.types.${type}`)}
              </option>
            ))}
            {isOffered(item.type) ? null : (
              <option value={item.type}>{t('editors.gallery-item.otherType', { type: item.type })}</option>
            )}
          </Select>
        </Field>
      )}
      <PictureField
        label={item.type === 'video' ? t('editors.gallery-item.poster') : t('editors.picture')}
        required={item.type !== 'video'}
        portalId={portalId}
        value={item}
        aspect={isCover ? '16:9' : '4:3'}
        aspects={isCover ? ['16:9'] : undefined}
        error={errorAt('picture')}
        removal={item.type === 'video' ? 'confirm' : undefined}
        onBusyChange={onBusyChange}
        onChosen={onChosen}
        onChange={(picture) => edit(takenPicture(picture))}
      />
      {item.type === 'picture' || item.type === 'catalog' ? null : (
        <Field
          label={item.type === 'video' ? t('editors.gallery-item.video') : t('editors.externalUrl')}
          hint={item.type === 'video' ? t('editors.gallery-item.videoHint') : undefined}
          required
          error={errorAt('externalUrl')}
        >
          <TextInput
            type="url"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="https://"
            value={item.externalUrl ?? ''}
            onChange={(event) => edit({ externalUrl: event.target.value })}
          />
        </Field>
      )}
      <Field label={t('editors.entryTitle')}>
        <TextInput
          {...langProps(language)}
          autoComplete="off"
          value={item.title?.[language] ?? ''}
          onChange={(event) => edit({ title: withTranslation(item.title, language, event.target.value) })}
        />
        <FallbackPreview text={item.title} language={language} />
      </Field>
      <Field label={t('editors.entryDescription')}>
        <TextArea
          {...langProps(language)}
          rows={3}
          value={item.description?.[language] ?? ''}
          onChange={(event) =>
            edit({ description: withTranslation(item.description, language, event.target.value) })
          }
        />
        <FallbackPreview text={item.description} language={language} />
      </Field>
      {isCover ? null : (
        <Field
          label={t('editors.gallery-item.expDate')}
          hint={t('editors.gallery-item.expDateHint')}
          error={errorAt('expDate')}
        >
          <TextInput
            type="date"
            min={today()}
            value={item.expDate?.slice(0, 10) ?? ''}
            onChange={(event) => edit({ expDate: event.target.value || undefined })}
            css={{ maxInlineSize: 240 }}
          />
        </Field>
      )}
    </>
  );
}
