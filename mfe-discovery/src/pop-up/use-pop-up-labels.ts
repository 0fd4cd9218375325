import type { PopUpLabels } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';

export function usePopUpLabels(): PopUpLabels {
  const { t } = useText('mfe-discovery');
  return { close: t('popUp.close'), more: t('popUp.more'), less: t('popUp.less') };
}
