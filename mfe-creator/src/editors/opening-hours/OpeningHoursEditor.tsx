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
import { type PortalForm, usePortalForm } from '../../editing/use-portal-form.ts';
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
  const { draft, edit } = editing;
  return (
    <EditorDialog title={t('editors.opening-hours.title')} editing={editing} texts={textsOf(draft)}>
      {draft.kind === 'none' ? <NoHours onBegin={() => edit({ kind: 'timetable' })} /> : null}
      {draft.kind === 'text' ? <HoursText editing={editing} /> : null}
      {draft.kind === 'timetable' ? <Timetable editing={editing} /> : null}
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

function NoHours({ onBegin }: { onBegin: () => void }) {
  const { t } = useText('mfe-creator');
  return (
    <div css={{ display: 'grid', gap: spacing[4], justifyItems: 'start' }}>
      <p css={{ color: color.inkMuted }}>{t('editors.opening-hours.none')}</p>
      <Button icon={<CalendarClock size={18} aria-hidden="true" />} onClick={onBegin}>
        {t('editors.opening-hours.begin')}
      </Button>
    </div>
  );
}

/** The text of earlier versions, in one language or in all, and its conversion to a timetable. */
function HoursText({ editing: { draft, edit, language } }: { editing: PortalForm<HoursDraft> }) {
  const { t } = useText('mfe-creator');
  const { text } = draft;
  return (
    <>
      <Field label={t('editors.opening-hours.text')}>
        {typeof text === 'string' ? (
          <TextArea rows={4} value={text} onChange={(event) => edit({ text: event.target.value })} />
        ) : (
          <TextArea
            {...langProps(language)}
            rows={4}
            value={text[language] ?? ''}
            onChange={(event) => edit({ text: withTranslation(text, language, event.target.value) })}
          />
        )}
        {typeof text === 'string' ? null : <FallbackPreview text={text} language={language} />}
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
  );
}

function Timetable({ editing }: { editing: PortalForm<HoursDraft> }) {
  const { draft, edit, language, errorAt } = editing;
  const { t } = useText('mfe-creator');
  const giveHours = useCallback(
    (day: DayDraft, days: readonly Weekday[]) =>
      edit(({ week }) => ({ week: { ...week, ...Object.fromEntries(days.map((each) => [each, day])) } })),
    [edit],
  );
  const setTimezone = useCallback((timezone: string) => edit({ timezone }), [edit]);
  return (
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
  );
}
