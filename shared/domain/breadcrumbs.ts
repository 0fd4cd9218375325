import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A page in a breadcrumb trail: its name and absolute URL. */
export interface Breadcrumb {
  name: string;
  href: string;
}

/** The breadcrumb trail from the home page to the page itself, as schema.org data. */
export const breadcrumbsJsonLd = (way: readonly Breadcrumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href,
  })),
});
