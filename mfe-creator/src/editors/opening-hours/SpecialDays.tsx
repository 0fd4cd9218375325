import { CONTENT_LIMITS, type Language } from '@portico/shared/contracts';
import { withTranslation } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import {
  Button,
  color,
  Field,
  fontSizes,
  IconButton,
  media,
  radii,
  spacing,
  TextInput,
} from '@portico/shared/ui';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { withoutRow, withRow, withRowChanged } from '../../editing/keyed-rows.ts';
import { langProps } from '../../editing/lang-props.ts';
import { DayFields } from './DayFields.tsx';
import type { SpecialDraft } from './hours-draft.ts';

/** Days with hours of their own: holidays, long evenings. Each has a date, its hours and a note. [OPEN-10] */
export function SpecialDays(props: {
  special: readonly SpecialDraft[];
  language: Language;
  errorAt: (path: string) => string | undefined;
  onChange: (special: SpecialDraft[]) => void;
}) {
  const { special, language, errorAt, onChange } = props;
  const { t } = useText('mfe-creator');
  const change = (key: number, changes: Partial<SpecialDraft>) =>
    onChange(withRowChanged(special, key, changes));
  return (
    <section aria-label={t('editors.opening-hours.special')} css={{ display: 'grid', gap: spacing[4] }}>
      <div>
        <h3 css={{ fontSize: fontSizes.md }}>{t('editors.opening-hours.special')}</h3>
        <p css={{ color: color.inkMuted, fontSize: fontSizes.sm }}>
          {t('editors.opening-hours.specialHint')}
        </p>
      </div>
      {special.map(({ key, date, day, note }, index) => {
        const name = date || t('editors.opening-hours.specialOne', { number: index + 1 });
        return (
          <div
            key={key}
            role="group"
            aria-label={name}
            css={{
              display: 'grid',
              gap: spacing[4],
              padding: spacing[4],
              border: `1px solid ${color.line}`,
              borderRadius: radii.lg,
              alignItems: 'start',
              [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Field label={t('editors.opening-hours.date')} required error={errorAt(`special.${key}.date`)}>
              <TextInput
                type="date"
                value={date}
                onChange={(event) => change(key, { date: event.target.value })}
              />
            </Field>
            <Field label={t('editors.opening-hours.specialNote')}>
              <TextInput
                {...langProps(language)}
                autoComplete="off"
                value={note?.[language] ?? ''}
                onChange={(event) =>
                  change(key, { note: withTranslation(note, language, event.target.value) })
                }
              />
              <FallbackPreview text={note} language={language} />
            </Field>
            <DayFields
              name={name}
              path={`special.${key}`}
              day={day}
              errorAt={errorAt}
              onChange={(next) => change(key, { day: next })}
            />
            <div css={{ justifySelf: 'end' }}>
              <IconButton
                label={t('tools.deleteEntry', { name })}
                onClick={() => onChange(withoutRow(special, key))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        );
      })}
      {special.length < CONTENT_LIMITS.specialDays ? (
        <Button
          variant="secondary"
          icon={<CalendarPlus size={18} aria-hidden="true" />}
          onClick={() => onChange(withRow(special, { date: '', day: { kind: 'closed', intervals: [] } }))}
          css={{ justifySelf: 'start' }}
        >
          {t('editors.opening-hours.addSpecial')}
        </Button>
      ) : null}
    </section>
  );
}
