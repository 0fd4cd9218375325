import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { toggleTag } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, color, Field, fontSizes, spacing, Tag, VisuallyHidden } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { TypedEntry } from './TypedEntry.tsx';
import { useTagDictionary } from './use-tag-dictionary.ts';

/** The last change, which is announced; a removal can be undone. */
type TagNews = { kind: 'added'; tag: string } | { kind: 'removed'; tag: string; before: string[] };

/**
 * Tags, entered one at a time with Enter or Add; entering an existing tag removes it. Any name of a known tag picks
 * it. [VAL-16, T-34, OPEN-53]
 */
export function TagsField(props: {
  value: string[];
  error?: string | undefined;
  onChange: (tags: string[]) => void;
}) {
  const { value, error, onChange } = props;
  const { t } = useText('mfe-creator');
  const inputId = useId();
  const { isPending, nameOf, meantBy } = useTagDictionary();
  const [news, setNews] = useState<TagNews>();
  const isFull = value.length >= CONTENT_LIMITS.tags;

  function remove(tag: string) {
    setNews({ kind: 'removed', tag, before: value });
    onChange(value.filter((other) => other !== tag));
    // The focused button is removed with its tag.
    document.getElementById(inputId)?.focus();
  }

  /** Returns false when there are as many tags as fit. */
  function add(tag: string): boolean {
    if (isFull) return false;
    setNews({ kind: 'added', tag });
    onChange(toggleTag(value, tag));
    return true;
  }

  function toggle(entered: string): boolean {
    const tag = meantBy(entered);
    if (!value.includes(tag)) return add(tag);
    remove(tag);
    return true;
  }

  function addOnBlur(entered: string): boolean {
    const tag = meantBy(entered);
    // Only a press removes a tag.
    return value.includes(tag) ? false : add(tag);
  }

  return (
    <Field
      id={inputId}
      label={t('tags.label')}
      hint={t('tags.hint')}
      error={error}
      warning={isFull ? t('tags.full', { max: CONTENT_LIMITS.tags }) : null}
    >
      <div css={{ display: 'grid', gap: spacing[3] }}>
        <TypedEntry
          maxLength={CONTENT_LIMITS.tag}
          enterKeyHint="enter"
          addLabel={t('tags.add')}
          onAdd={toggle}
          onBlurAdd={addOnBlur}
        />
        {value.length > 0 ? (
          <ul
            role="list"
            aria-label={t('tags.label')}
            css={{ display: 'flex', flexWrap: 'wrap', gap: spacing[2] }}
          >
            {value.map((tag) => (
              <li key={tag} css={{ minInlineSize: 0, maxInlineSize: '100%' }}>
                <Tag onRemove={() => remove(tag)} removeLabel={t('tags.remove', { tag: nameOf(tag) })}>
                  <bdi css={isPending && { opacity: 0 }}>{nameOf(tag)}</bdi>
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
            <span aria-hidden="true">{t('tags.removed', { tag: nameOf(news.tag) })}</span>
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
          <span role="status">{news ? t(`tags.${news.kind}`, { tag: nameOf(news.tag) }) : ''}</span>
        </VisuallyHidden>
      </div>
    </Field>
  );
}
