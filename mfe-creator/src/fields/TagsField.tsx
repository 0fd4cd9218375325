import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { toggleTag } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, fontSizes, spacing, Tag, TextInput, VisuallyHidden } from '@portico/shared/ui';
import { type KeyboardEvent, useId, useState } from 'react';

/** What the last press did, said aloud; what was taken away can come back. [T-34] */
type TagNews = { kind: 'added'; tag: string } | { kind: 'removed'; tag: string; before: string[] };

/** Tags, entered one at a time with Enter or Add; entering one that is there takes it away. [VAL-16, T-34] */
export function TagsField({ value, onChange }: { value: string[]; onChange: (tags: string[]) => void }) {
  const { t } = useText('mfe-creator');
  const inputId = useId();
  const [entered, setEntered] = useState('');
  const [news, setNews] = useState<TagNews>();
  const isFull = value.length >= CONTENT_LIMITS.tags;

  function remove(tag: string) {
    setNews({ kind: 'removed', tag, before: value });
    onChange(value.filter((kept) => kept !== tag));
    // The button that had the focus goes with its tag.
    document.getElementById(inputId)?.focus();
  }

  function enter() {
    const tag = entered.trim();
    setEntered('');
    if (!tag) return;
    if (value.includes(tag)) return remove(tag);
    if (isFull) return setEntered(tag);
    setNews({ kind: 'added', tag });
    onChange(toggleTag(value, tag));
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter takes its suggestion.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enter();
  }

  return (
    <Field
      id={inputId}
      label={t('tags.label')}
      hint={t('tags.hint')}
      warning={isFull ? t('tags.full', { max: CONTENT_LIMITS.tags }) : null}
    >
      <div css={{ display: 'grid', gap: spacing[3] }}>
        <div css={{ display: 'flex', gap: spacing[2] }}>
          <div css={{ flex: 1, minInlineSize: 0 }}>
            <TextInput
              value={entered}
              maxLength={CONTENT_LIMITS.tag}
              autoComplete="off"
              enterKeyHint="enter"
              onChange={(event) => setEntered(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              // A tag that was typed and not added is meant all the same; only a press takes one away.
              onBlur={() => {
                if (!value.includes(entered.trim())) enter();
              }}
            />
          </div>
          <Button variant="secondary" onClick={enter}>
            {t('tags.add')}
          </Button>
        </div>
        {value.length > 0 ? (
          <ul
            role="list"
            aria-label={t('tags.label')}
            css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}
          >
            {value.map((tag) => (
              <li key={tag} css={{ minInlineSize: 0, maxInlineSize: '100%' }}>
                <Tag onRemove={() => remove(tag)} removeLabel={t('tags.remove', { tag })}>
                  {tag}
                </Tag>
              </li>
            ))}
          </ul>
        ) : null}
        {news?.kind === 'removed' ? (
          <p
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: spacing[2],
              color: color.inkMuted,
              fontSize: fontSizes.sm,
            }}
          >
            <span aria-hidden="true">{t('tags.removed', { tag: news.tag })}</span>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                onChange(news.before);
                setNews({ kind: 'added', tag: news.tag });
                document.getElementById(inputId)?.focus();
              }}
            >
              {t('tags.undo')}
            </Button>
          </p>
        ) : null}
        <VisuallyHidden>
          <span role="status">{news ? t(`tags.${news.kind}`, { tag: news.tag }) : ''}</span>
        </VisuallyHidden>
      </div>
    </Field>
  );
}
