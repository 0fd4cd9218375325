import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { TownForm } from '../../places/TownForm.tsx';

/** /console/towns/new: a new town. */
export function NewTownPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen title={t('towns.new')}>
      <TownForm />
    </ConsoleScreen>
  );
}
