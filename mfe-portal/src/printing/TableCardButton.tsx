import type { Portal } from '@portico/shared/contracts';
import { coverOf, scannedAddress } from '@portico/shared/domain';
import { saveFile } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button } from '@portico/shared/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { pictureOf } from '../links/picture-of.ts';
import { useMessages } from '../messages/use-messages.ts';

/**
 * Downloads a card for the tables of a place: an A6 page as a PDF with its title, picture and QR code. The code that makes
 * it loads with the first press.
 */
export function TableCardButton({ portal }: { portal: Portal }) {
  const { t, localize, fallbackLanguage, language } = useMessages();
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  const text = (of: Portal['title'] | undefined) => ({
    text: localize(of),
    language: fallbackLanguage(of) ?? language,
  });
  async function make() {
    setMaking(true);
    try {
      const { tableCard } = await import(/* webpackChunkName: "table-card" */ './table-card.ts');
      const file = await tableCard({
        title: text(portal.title),
        sentence: text(portal.highlightSentence),
        scan: { text: t('print.scan'), language },
        address: scannedAddress(window.location.href),
        // The card is seen by people without access, so a private portal's picture is omitted.
        picture: portal.isPrivate ? undefined : pictureOf(coverOf(portal.galleryImages) ?? {}),
      });
      saveFile(file, `${portal._id}.pdf`);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the visitor's message has no cause
      console.warn('[portico] the table card could not be made:', error);
      notify({ tone: 'danger', text: t('print.failed') });
    } finally {
      setMaking(false);
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isMaking}
      loadingLabel={t('print.making')}
      onClick={() => void make()}
    >
      <Printer size={16} aria-hidden="true" />
      {t('print.tableCard')}
    </Button>
  );
}
