import { useText } from '@portico/shared/platform';

export function Component() {
  const { language } = useText('mfe-discovery');
  return <h1>home {language}</h1>;
}
