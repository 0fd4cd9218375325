import { color, radii, SectionHeader, spacing } from '@portico/shared/ui';
import { useId } from 'react';
import { codeText } from '../../layout/panel-styles.ts';
import { useMessages } from '../../messages/use-messages.ts';

const COMMANDS = [
  'npm run portico -- remotes publish mfe-portal --percent 10',
  'npm run portico -- remotes promote',
  'npm run portico -- remotes rollback',
  'npm run portico -- remotes history',
] as const;

/** The operator's commands that change what this page shows. */
export function OperatorCommands() {
  const { t } = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('commands.title')} text={t('commands.text')} />
      <ul role="list" css={{ display: 'grid', gap: spacing[2], justifyItems: 'start' }}>
        {COMMANDS.map((command) => (
          <li key={command} css={{ maxInlineSize: '100%' }}>
            <code
              css={[
                codeText,
                {
                  display: 'block',
                  padding: `${spacing[2]} ${spacing[3]}`,
                  borderRadius: radii.sm,
                  background: color.sunken,
                },
              ]}
            >
              {command}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
