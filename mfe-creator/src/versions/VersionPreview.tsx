import { type Portal, VERSIONED_PARTS } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { color, fontSizes, Picture, radii, spacing } from '@portico/shared/ui';
import { useTagDictionary } from '../fields/use-tag-dictionary.ts';
import { partEntries } from './part-entries.ts';

/** A version of a page as text and images, part by part. Versions do not include privacy. */
export function VersionPreview({ portal }: { portal: Portal }) {
  const { nameOf: tagName } = useTagDictionary();
  const messages = { ...useText('mfe-creator'), tagName };
  return VERSIONED_PARTS.filter((part) => part !== 'privacy').map((part) => {
    const entries = partEntries(part, portal, messages);
    if (entries.length === 0) return null;
    return (
      <section key={part} css={{ display: 'grid', gap: spacing[2], minInlineSize: 0 }}>
        <h3 css={{ fontSize: fontSizes.md }}>{messages.t(`versions.parts.${part}`)}</h3>
        <dl css={{ display: 'grid', gap: spacing[2], margin: 0 }}>
          {entries.map(({ key, label, content }) => (
            <div key={key} css={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
              <dt css={{ color: color.inkMuted, fontSize: fontSizes.sm, overflowWrap: 'anywhere' }}>
                {label}
              </dt>
              <dd
                {...(content.kind === 'text' && content.language
                  ? { lang: content.language, dir: directionOf(content.language) }
                  : { dir: 'auto' })}
                css={{
                  margin: 0,
                  inlineSize: 'fit-content',
                  whiteSpace: 'pre-line',
                  overflowWrap: 'anywhere',
                }}
              >
                {content.kind === 'text' ? (
                  content.text
                ) : (
                  <Picture
                    src={content.address}
                    alt=""
                    ratio={4 / 3}
                    sizes="160px"
                    css={{ inlineSize: 160, borderRadius: radii.md }}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
