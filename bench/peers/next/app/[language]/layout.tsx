import type { ReactNode } from 'react';
import '@fontsource-variable/anuphan';
import '@fontsource-variable/readex-pro';
import '../floor.css';
import { LANGUAGES } from '../content.ts';

export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map((language) => ({ language }));

interface Props {
  children: ReactNode;
  params: Promise<{ language: string }>;
}

// oxlint-disable-next-line import/no-default-export -- required by Next
export default async function Layout({ children, params }: Props) {
  const { language } = await params;
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <body>{children}</body>
    </html>
  );
}
