import { CheckField } from '@portico/shared/ui';
import { useMessages } from '../../../messages/use-messages.ts';
import { SiteSection } from '../SiteSection.tsx';
import type { SiteSectionProps } from './site-section-props.ts';

/** Whether assistants may read the site (MCP). */
export function AssistantsSection({ id, form }: SiteSectionProps) {
  const { t } = useMessages();
  const { values, edit } = form;
  return (
    <SiteSection id={id}>
      <CheckField
        isSwitch
        label={t('site.mcp')}
        hint={t('site.mcpHint')}
        checked={values.mcp}
        onChange={(mcp) => edit({ mcp })}
      />
    </SiteSection>
  );
}
