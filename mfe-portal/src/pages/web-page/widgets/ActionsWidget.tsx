import { css } from '@emotion/react';
import { actionTarget } from '@portico/shared/domain';
import { Localized } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { ActionButton } from '../../../blocks/call-to-action/ActionButton.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import type { WidgetProps } from '../widget-props.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing[4],
});

/** The page's buttons; one with an unsafe URL is rendered as text. [PAGE-06, T-12] */
export function ActionsWidget({ page }: WidgetProps) {
  const { t, localize } = useMessages();
  const actions = page.buttonLinks.filter(({ type, text }) => type !== 'none' || localize(text));
  if (actions.length === 0) return null;
  return (
    <WidgetFrame title={t('webPage.actions')}>
      <ul role="list" css={row}>
        {actions.map((action) => (
          <li key={JSON.stringify(action)}>
            {actionTarget(action) === undefined ? (
              <Localized text={action.text} />
            ) : (
              <ActionButton action={action} wide />
            )}
          </li>
        ))}
      </ul>
    </WidgetFrame>
  );
}
