import {
  CATALOG_TEMPLATES,
  CONTENT_LIMITS,
  type Language,
  type LocalizedText,
  PRODUCT_LABELS,
} from '@portico/shared/contracts';
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

interface ProductFieldsProps {
  draft: ProductDraft;
  language: Language;
  portalId: string;
  problemAt: (field: string) => DraftProblem | undefined;
  onEdit: (fields: Partial<ProductDraft>) => void;
}

/** What the fields of one concern need of the form. */
interface FieldsProps extends Pick<ProductFieldsProps, 'draft' | 'language' | 'onEdit'> {
  errorOf: (field: keyof ProductDraft) => string | undefined;
}

/** Fields of a product's form; texts are edited in one language at a time. */
export function ProductFields({ problemAt, portalId, ...form }: ProductFieldsProps) {
  const { t } = useMessages();
  const { draft, language, onEdit } = form;
  const errorOf = (field: keyof ProductDraft): string | undefined =>
    problemText(problemAt(field), (rule) => t(`product.problem.${rule}`));
  const fields: FieldsProps = { ...form, errorOf };
  return (
    <>
      <LocalizedField
        label={t('product.name')}
        name="name"
        required
        text={draft.name}
        language={language}
        maxLength={CONTENT_LIMITS.title}
        error={errorOf('name')}
        onChange={(name) => onEdit({ name })}
      />
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
      <DescriptionField {...fields} />
      {/* One of the two prices has a hint; their inputs stay in one line. */}
      <div css={{ ...pair, alignItems: 'end' }}>
        <PriceFields {...fields} />
        <LabelFields {...fields} />
        <TemplateField {...fields} />
        <LocalizedField
          label={t('product.actionText')}
          text={draft.actionText}
          language={language}
          maxLength={CONTENT_LIMITS.title}
          error={errorOf('actionText')}
          onChange={(actionText) => onEdit({ actionText })}
        />
        <ActionColorField {...fields} />
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

/** A line of text in one language, and what visitors see where it has none. */
function LocalizedField(props: {
  label: string;
  name?: string;
  required?: boolean;
  text: LocalizedText;
  language: Language;
  maxLength: number;
  error: string | undefined;
  onChange: (text: LocalizedText) => void;
}) {
  const { label, name, required, text, language, maxLength, error, onChange } = props;
  const { t } = useMessages();
  return (
    <Field label={label} required={required} error={error}>
      <TextInput
        name={name}
        value={text[language] ?? ''}
        lang={language}
        dir="auto"
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(withTranslation(text, language, event.target.value))}
      />
      <FallbackLine text={text} language={language} lead={t('form.visitorsSee')} />
    </Field>
  );
}

function DescriptionField({ draft, language, errorOf, onEdit }: FieldsProps) {
  const { t } = useMessages();
  return (
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
  );
}

function PriceFields({ draft, errorOf, onEdit }: FieldsProps) {
  const { t } = useMessages();
  return PRICES.map(({ field, label, hint }) => (
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
  ));
}

/** The product's label: none, a known one, or a text of its own. */
function LabelFields({ draft: { highlightText }, language, errorOf, onEdit }: FieldsProps) {
  const { t } = useMessages();
  const ownLabel = typeof highlightText === 'string' ? undefined : highlightText;
  const labelName = typeof highlightText === 'string' ? highlightText : OWN_LABEL;
  const isKnownLabel = ['', OWN_LABEL, ...PRODUCT_LABELS].includes(labelName);
  return (
    <>
      <Field label={t('product.label')} error={ownLabel ? null : errorOf('highlightText')}>
        <Select
          value={labelName}
          onChange={({ target }) => onEdit({ highlightText: target.value === OWN_LABEL ? {} : target.value })}
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
        <LocalizedField
          label={t('product.ownLabelText')}
          text={ownLabel}
          language={language}
          maxLength={CONTENT_LIMITS.word}
          error={errorOf('highlightText')}
          onChange={(text) => onEdit({ highlightText: text })}
        />
      ) : null}
    </>
  );
}

function TemplateField({ draft, errorOf, onEdit }: FieldsProps) {
  const { t } = useMessages();
  return (
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
  );
}

function ActionColorField({ draft: { actionColor }, errorOf, onEdit }: FieldsProps) {
  const { t } = useMessages();
  const isKnownColor =
    actionColor === '' || ACTION_COLOR_PRESETS.some(({ background }) => background === actionColor);
  return (
    <Field label={t('product.actionColor')} error={errorOf('actionColor')}>
      <Select value={actionColor} onChange={(event) => onEdit({ actionColor: event.target.value })}>
        <option value="">{t('product.plain')}</option>
        {ACTION_COLOR_PRESETS.map(({ background }) => (
          <option key={background} value={background}>
            {t(`product.colors.${background.replace('#', '')}`)}
          </option>
        ))}
        {isKnownColor ? null : <option value={actionColor}>{actionColor}</option>}
      </Select>
    </Field>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[5],
  [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};
