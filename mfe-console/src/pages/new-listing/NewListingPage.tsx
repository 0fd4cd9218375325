import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ListingForm } from '../../places/ListingForm.tsx';

/** /console/listings/new: a new listing. */
export function NewListingPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen title={t('listings.new')}>
      <ListingForm />
    </ConsoleScreen>
  );
}
