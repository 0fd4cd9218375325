import { CATALOG_TEMPLATES, CONTENT_LIMITS, type Language, PRODUCT_LABELS } from '@portico/shared/contracts';
import { ACTION_COLOR_PRESETS, productLabel, withTranslation } from '@portico/shared/domain';
import { FallbackLine, problemText } from '@portico/shared/patterns';
import { Slot } from '@portico/shared/platform';
import { Button, Field, media, Select, spacing, TextArea, TextInput } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import type { DraftProblem, ProductDraft } from './product-draft.ts';

/** The option for a label's own text; no product label has this name. */
const OWN_LABEL = 'own-text';

const PRICES = [
  { field: 'price', label: 'product.price', hint: undefined },
  { field: 'priceSale', label: 'product.formerPrice', hint: 'product.formerPriceHint' },
] as const;

/** Fields of a product's form; texts are edited in one language at a time. */
export function ProductFields(props: {
  draft: ProductDraft;
  language: Language;
  portalId: string;
  problemAt: (field: string) => DraftProblem | undefined;
  onEdit: (fields: Partial<ProductDraft>) => void;
}) {
  const { draft, language, portalId, problemAt, onEdit } = props;
  const { t } = useMessages();
  const errorOf = (field: keyof ProductDraft): string | undefined =>
    problemText(problemAt(field), (rule) => t(`product.problem.${rule}`));
  const { highlightText } = draft;
  const ownLabel = typeof highlightText === 'string' ? undefined : highlightText;
  const labelName = typeof highlightText === 'string' ? highlightText : OWN_LABEL;
  const isKnownLabel = ['', OWN_LABEL, ...PRODUCT_LABELS].includes(labelName);
  const isKnownColor =
    draft.actionColor === '' ||
    ACTION_COLOR_PRESETS.some(({ background }) => background === draft.actionColor);
  return (
    <>
      <Field label={t('product.name')} required error={errorOf('name')}>
        <TextInput
          name="name"
          value={draft.name[language] ?? ''}
          lang={language}
          dir="auto"
          maxLength={CONTENT_LIMITS.title}
          autoComplete="off"
          onChange={(event) => onEdit({ name: withTranslation(draft.name, language, event.target.value) })}
        />
        <FallbackLine text={draft.name} language={language} lead={t('form.visitorsSee')} />
      </Field>
      <Slot
        name="picture.field"
        label={t('product.picture')}
        portalId={portalId}
        value={draft.picture}
        onChange={(picture) => onEdit({ picture })}
      />
      {draft.picture ? (
        <div>
          <Button variant="quiet" onClick={() => onEdit({ picture: undefined })}>
            {t('product.removePicture')}
          </Button>
        </div>
      ) : null}
      <Field label={t('product.description')} error={errorOf('description')}>
        <TextArea
          value={draft.description[language] ?? ''}
          lang={language}
          dir="auto"
          rows={4}
          maxLength={CONTENT_LIMITS.text}
          onChange={(event) =>
            onEdit({ description: withTranslation(draft.description, language, event.target.value) })
          }
        />
        <FallbackLine text={draft.description} language={language} lead={t('form.visitorsSee')} />
      </Field>
      {/* One of the two has a hint; their inputs stay in one line. */}
      <div css={{ ...pair, alignItems: 'end' }}>
        {PRICES.map(({ field, label, hint }) => (
          <Field key={field} label={t(label)} hint={hint && t(hint)} error={errorOf(field)}>
            <TextInput
              name={field}
              inputMode="decimal"
              dir="ltr"
              value={draft[field]}
              maxLength={20}
              autoComplete="off"
              onChange={(event) => onEdit({ [field]: event.target.value })}
            />
          </Field>
        ))}
        <Field label={t('product.label')} error={ownLabel ? null : errorOf('highlightText')}>
          <Select
            value={labelName}
            onChange={({ target }) =>
              onEdit({ highlightText: target.value === OWN_LABEL ? {} : target.value })
            }
          >
            <option value="">{t('product.noLabel')}</option>
            {PRODUCT_LABELS.map((label) => (
              <option key={label} value={label}>
                {productLabel(label, language)?.text}
              </option>
            ))}
            <option value={OWN_LABEL}>{t('product.ownLabel')}</option>
            {isKnownLabel ? null : <option value={labelName}>{labelName}</option>}
          </Select>
        </Field>
        {ownLabel ? (
          <Field label={t('product.ownLabelText')} error={errorOf('highlightText')}>
            <TextInput
              value={ownLabel[language] ?? ''}
              lang={language}
              dir="auto"
              maxLength={CONTENT_LIMITS.word}
              autoComplete="off"
              onChange={(event) =>
                onEdit({ highlightText: withTranslation(ownLabel, language, event.target.value) })
              }
            />
            <FallbackLine text={ownLabel} language={language} lead={t('form.visitorsSee')} />
          </Field>
        ) : null}
        <Field label={t('product.template')} error={errorOf('template')}>
          <Select value={draft.template} onChange={(event) => onEdit({ template: event.target.value })}>
            <option value="">{t('product.catalogTemplate')}</option>
            {CATALOG_TEMPLATES.map((template) => (
              <option key={template} value={template}>
                {t(`edit.templates.${template}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('product.actionText')} error={errorOf('actionText')}>
          <TextInput
            value={draft.actionText[language] ?? ''}
            lang={language}
            dir="auto"
            maxLength={CONTENT_LIMITS.title}
            autoComplete="off"
            onChange={(event) =>
              onEdit({ actionText: withTranslation(draft.actionText, language, event.target.value) })
            }
          />
          <FallbackLine text={draft.actionText} language={language} lead={t('form.visitorsSee')} />
        </Field>
        <Field label={t('product.actionColor')} error={errorOf('actionColor')}>
          <Select value={draft.actionColor} onChange={(event) => onEdit({ actionColor: event.target.value })}>
            <option value="">{t('product.plain')}</option>
            {ACTION_COLOR_PRESETS.map(({ background }) => (
              <option key={background} value={background}>
                {t(`product.colors.${background.replace('#', '')}`)}
              </option>
            ))}
            {isKnownColor ? null : <option value={draft.actionColor}>{draft.actionColor}</option>}
          </Select>
        </Field>
      </div>
      <Field label={t('product.actionLink')} hint={t('product.actionLinkHint')} error={errorOf('actionLink')}>
        <TextInput
          name="actionLink"
          type="url"
          dir="ltr"
          value={draft.actionLink}
          maxLength={CONTENT_LIMITS.address}
          autoComplete="off"
          onChange={(event) => onEdit({ actionLink: event.target.value })}
        />
      </Field>
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[5],
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};
