import { LETTERS } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';

/** Why a call failed: in the reader's language, or as the server or the browser says it, in English. [OPEN-52] */
export function ServerMessage({ text }: { text: string }) {
  const { language } = useText('mfe-creator');
  return <bdi lang={LETTERS[language].test(text) ? undefined : 'en'}>{text}</bdi>;
}
