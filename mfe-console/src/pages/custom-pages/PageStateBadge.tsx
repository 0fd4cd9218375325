import type { WebPageState } from '@portico/shared/contracts';
import { Badge, type Tone } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

const TONES = { published: 'success', draft: 'warning', unpublished: 'neutral' } as const satisfies Record<
  WebPageState,
  Tone
>;

export function PageStateBadge({ state }: { state: WebPageState }) {
  const { t } = useMessages();
  return <Badge tone={TONES[state]}>{t(`pages.state.${state}`)}</Badge>;
}
