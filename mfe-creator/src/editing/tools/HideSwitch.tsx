import type { HideableSection, Portal } from '@portico/shared/contracts';
import { isSectionHidden } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { IconButton } from '@portico/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useQuickSave } from './use-quick-save.ts';

/** A switch that hides a section of the page from visitors. [OPEN-18] */
export function HideSwitch({ portal, section }: { portal: Portal; section: HideableSection }) {
  const { t } = useText('mfe-creator');
  const save = useQuickSave(portal);
  const isHidden = isSectionHidden(portal, section);
  const Icon = isHidden ? EyeOff : Eye;
  const toggled = ({ hideInformations = [] }: Portal) => {
    const others = hideInformations.filter((name) => name !== section);
    const wasHidden = others.length < hideInformations.length;
    return { hideInformations: wasHidden ? others : [...others, section] };
  };
  return (
    <IconButton
      role="switch"
      aria-checked={!isHidden}
      variant="secondary"
      label={t('tools.visible', { section: t(`sections.${section}`) })}
      title={isHidden ? t('tools.show') : t('tools.hide')}
      onClick={() => void save(toggled)}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
