import { actionTarget } from '@portico/shared/domain';
import type { BlockProps } from '../block-props.ts';
import { ActionButton } from './ActionButton.tsx';

/** The portal's own call to action. [PORTAL-18] */
export function CallToActionBlock({ portal }: BlockProps) {
  if (actionTarget(portal.action) === undefined) return null;
  return (
    <div css={{ maxInlineSize: 440 }}>
      <ActionButton action={portal.action} wide />
    </div>
  );
}
