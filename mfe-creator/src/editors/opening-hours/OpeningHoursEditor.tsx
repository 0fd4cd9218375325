import type { LocalizedText, Weekday } from '@portico/shared/contracts';
import { withTranslation } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, Notice, spacing, TextArea } from '@portico/shared/ui';
import { CalendarClock, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { EditorDialog } from '../../editing/EditorDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { FallbackPreview } from '../../editing/FallbackPreview.tsx';
import { langProps } from '../../editing/lang-props.ts';
import { usePortalForm } from '../../editing/use-portal-form.ts';
import {
  asTimetable,
  type DayDraft,
  type HoursDraft,
  hoursDraft,
  hoursProblems,
  sentHours,
} from './hours-draft.ts';
import { SpecialDays } from './SpecialDays.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { WeekFields } from './WeekFields.tsx';

/** The localized texts of the form; a plain text of earlier versions has none. */
function textsOf({ kind, text, special, note }: HoursDraft): (LocalizedText | undefined)[] | undefined {
  if (kind === 'timetable') return [note, ...special.map((day) => day.note)];
  return kind === 'text' && typeof text !== 'string' ? [text] : undefined;
}

/** Opening hours: a timetable, or a text of earlier versions, which can be converted. [EDIT-19, OPEN-10] */
export function OpeningHoursEditor(props: EditorProps) {
  const { t } = useText('mfe-creator');
  const editing = usePortalForm(props, {
    part: 'openingHours',
    start: ({ openingHours }) => hoursDraft(openingHours),
    changes: (hours) => ({ openingHours: sentHours(hours) }),
    problems: hoursProblems,
  });
  const { draft, edit, language, errorAt } = editing;
  const giveHours = useCallback(
    (day: DayDraft, days: readonly Weekday[]) =>
      edit(({ week }) => ({ week: { ...week, ...Object.fromEntries(days.map((each) => [each, day])) } })),
    [edit],
  );
  const setTimezone = useCallback((timezone: string) => edit({ timezone }), [edit]);
  return (
    <EditorDialog title={t('editors.opening-hours.title')} editing={editing} texts={textsOf(draft)}>
      {draft.kind === 'none' ? (
        <div css={{ display: 'grid', gap: spacing[4], justifyItems: 'start' }}>
          <p css={{ color: color.inkMuted }}>{t('editors.opening-hours.none')}</p>
          <Button
            icon={<CalendarClock size={18} aria-hidden="true" />}
            onClick={() => edit({ kind: 'timetable' })}
          >
            {t('editors.opening-hours.begin')}
          </Button>
        </div>
      ) : null}
      {draft.kind === 'text' ? (
        <>
          <Field label={t('editors.opening-hours.text')}>
            {typeof draft.text === 'string' ? (
              <TextArea
                rows={4}
                value={draft.text}
                onChange={(event) => edit({ text: event.target.value })}
              />
            ) : (
              <TextArea
                {...langProps(language)}
                rows={4}
                value={draft.text[language] ?? ''}
                onChange={(event) =>
                  edit({
                    text: withTranslation(
                      typeof draft.text === 'string' ? undefined : draft.text,
                      language,
                      event.target.value,
                    ),
                  })
                }
              />
            )}
            {typeof draft.text === 'string' ? null : (
              <FallbackPreview text={draft.text} language={language} />
            )}
          </Field>
          <Notice
            action={
              <Button
                variant="secondary"
                icon={<CalendarClock size={18} aria-hidden="true" />}
                onClick={() => edit(asTimetable)}
              >
                {t('editors.opening-hours.convert')}
              </Button>
            }
          >
            {t('editors.opening-hours.convertText')}
          </Notice>
        </>
      ) : null}
      {draft.kind === 'timetable' ? (
        <>
          <WeekFields week={draft.week} errorAt={errorAt} onChange={giveHours} />
          <SpecialDays
            special={draft.special}
            language={language}
            errorAt={errorAt}
            onChange={(special) => edit({ special })}
          />
          <Field label={t('editors.opening-hours.note')} hint={t('editors.opening-hours.noteHint')}>
            <TextArea
              {...langProps(language)}
              rows={2}
              value={draft.note?.[language] ?? ''}
              onChange={(event) => edit({ note: withTranslation(draft.note, language, event.target.value) })}
            />
            <FallbackPreview text={draft.note} language={language} />
          </Field>
          <TimeZoneField value={draft.timezone} onChange={setTimezone} />
        </>
      ) : null}
      {draft.kind === 'none' ? null : (
        <Button
          variant="quiet"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => edit({ kind: 'none' })}
          css={{ justifySelf: 'start' }}
        >
          {t('editors.opening-hours.clear')}
        </Button>
      )}
    </EditorDialog>
  );
}
