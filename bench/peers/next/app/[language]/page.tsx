import { content, type Language } from '../content.ts';
import { SitePage } from '../SitePage.tsx';

interface Props {
  params: Promise<{ language: Language }>;
}

export const generateMetadata = async ({ params }: Props) => {
  const { documentTitle, description } = content[(await params).language].home;
  return { title: documentTitle, description };
};

// oxlint-disable-next-line import/no-default-export -- required by Next
export default async function Home({ params }: Props) {
  return <SitePage {...content[(await params).language].home} />;
}
