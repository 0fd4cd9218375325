import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Figures } from './Figures.tsx';

/** /console/figures: what visitors viewed, shared and searched for. */
export function FiguresPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen title={t('figures.title')} text={t('figures.text')}>
      <Figures />
    </ConsoleScreen>
  );
}
