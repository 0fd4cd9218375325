import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A page on the way to another: its name and whole address. */
export interface Breadcrumb {
  name: string;
  href: string;
}

/** The way to a page from home, last the page itself, in the words of schema.org. */
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
