import type { PopUpWords } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';

/** The words around a pop-up's own. */
export function usePopUpWords(): PopUpWords {
  const { t } = useText('mfe-discovery');
  return { close: t('popUp.close'), more: t('popUp.more'), less: t('popUp.less') };
}
