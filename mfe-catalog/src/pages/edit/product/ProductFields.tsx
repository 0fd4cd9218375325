import {
  CATALOG_TEMPLATES,
  type Language,
  type LocalizedText,
  PRODUCT_LABELS,
} from '@portico/shared/contracts';
import { ACTION_COLOR_PRESETS, productLabel } from '@portico/shared/domain';
import { Slot } from '@portico/shared/platform';
import { Button, Field, media, Select, spacing, TextArea, TextInput } from '@portico/shared/ui';
import { useWords } from '../../../words/use-words.ts';
import type { DraftProblem, ProductDraft } from './product-draft.ts';

/** The fields of a product's form; texts are in one language at a time. */
export function ProductFields(props: {
  draft: ProductDraft;
  language: Language;
  portalId: string;
  problems: readonly DraftProblem[];
  onEdit: (fields: Partial<ProductDraft>) => void;
}) {
  const { draft, language, portalId, problems, onEdit } = props;
  const { t } = useWords();
  const errorOf = (field: DraftProblem['field']): string | null => {
    const problem = problems.find((one) => one.field === field);
    return problem ? t(`product.problem.${problem.rule}`) : null;
  };
  const inLanguage = (text: LocalizedText, words: string): LocalizedText => ({
    ...text,
    [language]: words || undefined,
    lang: language,
  });
  const isKnownLabel =
    draft.highlightText === '' || PRODUCT_LABELS.some((label) => label === draft.highlightText);
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
          maxLength={300}
          autoComplete="off"
          onChange={(event) => onEdit({ name: inLanguage(draft.name, event.target.value) })}
        />
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
      <Field label={t('product.description')}>
        <TextArea
          value={draft.description[language] ?? ''}
          lang={language}
          dir="auto"
          rows={4}
          maxLength={20_000}
          onChange={(event) => onEdit({ description: inLanguage(draft.description, event.target.value) })}
        />
      </Field>
      <div css={pair}>
        <Field label={t('product.price')} error={errorOf('price')}>
          <TextInput
            name="price"
            inputMode="decimal"
            dir="ltr"
            value={draft.price}
            maxLength={20}
            autoComplete="off"
            onChange={(event) => onEdit({ price: event.target.value })}
          />
        </Field>
        <Field
          label={t('product.formerPrice')}
          hint={t('product.formerPriceHint')}
          error={errorOf('priceSale')}
        >
          <TextInput
            name="priceSale"
            inputMode="decimal"
            dir="ltr"
            value={draft.priceSale}
            maxLength={20}
            autoComplete="off"
            onChange={(event) => onEdit({ priceSale: event.target.value })}
          />
        </Field>
        <Field label={t('product.label')}>
          <Select
            value={draft.highlightText}
            onChange={(event) => onEdit({ highlightText: event.target.value })}
          >
            <option value="">{t('product.noLabel')}</option>
            {PRODUCT_LABELS.map((label) => (
              <option key={label} value={label}>
                {productLabel(label)?.text}
              </option>
            ))}
            {isKnownLabel ? null : <option value={draft.highlightText}>{draft.highlightText}</option>}
          </Select>
        </Field>
        <Field label={t('product.template')}>
          <Select value={draft.template} onChange={(event) => onEdit({ template: event.target.value })}>
            <option value="">{t('product.catalogTemplate')}</option>
            {CATALOG_TEMPLATES.map((template) => (
              <option key={template} value={template}>
                {t(`edit.templates.${template}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('product.actionText')}>
          <TextInput
            value={draft.actionText[language] ?? ''}
            lang={language}
            dir="auto"
            maxLength={300}
            autoComplete="off"
            onChange={(event) => onEdit({ actionText: inLanguage(draft.actionText, event.target.value) })}
          />
        </Field>
        <Field label={t('product.actionColor')}>
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
          maxLength={2000}
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
