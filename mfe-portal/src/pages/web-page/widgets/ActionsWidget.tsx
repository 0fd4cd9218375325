import { css } from '@emotion/react';
import { actionTarget } from '@portico/shared/domain';
import { Said } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { ActionButton } from '../../../blocks/call-to-action/ActionButton.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { WidgetProps } from '../widget-registry.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing[4],
});

/** The page's buttons; one whose address is not safe is read, not pressed. [PAGE-06, T-12] */
export function ActionsWidget({ page }: WidgetProps) {
  const { t, say } = useWords();
  const actions = page.buttonLinks.filter(({ type, text }) => type !== 'none' || say(text));
  if (actions.length === 0) return null;
  return (
    <WidgetFrame title={t('webPage.actions')}>
      <ul role="list" css={row}>
        {actions.map((action) => (
          <li key={JSON.stringify(action)}>
            {actionTarget(action) === undefined ? (
              <Said text={action.text} />
            ) : (
              <ActionButton action={action} wide />
            )}
          </li>
        ))}
      </ul>
    </WidgetFrame>
  );
}
