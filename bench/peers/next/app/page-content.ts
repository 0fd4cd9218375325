export interface Picture {
  src: string;
  srcset: string;
  sizes: string;
  /** Width divided by height. */
  ratio: number;
}
export interface Link {
  href: string;
  text: string;
}
/** A card, or an item of a gallery. */
export interface Card {
  href: string;
  title: string;
  picture?: Picture;
  badge?: string;
  /** Its sentence, count or caption; may be empty. */
  text: string;
  tags: string[];
}
export interface Section {
  title: string;
  text: string;
  more?: Link;
  /** `row` scrolls sideways, `grid` has two or more columns, `list` one. */
  layout: 'row' | 'grid' | 'list';
  cards: Card[];
  /** Label and value, as in opening hours and contacts; the value may have a link. */
  rows: { label: string; value: string; href?: string }[];
  links: Link[];
  buttons: string[];
}

/** What a visitor sees of one page of ours, without its markup. */
export interface PageContent {
  language: string;
  documentTitle: string;
  description: string;
  site: { name: string; icon?: Picture; links: Link[] };
  hero: { picture?: Picture; title: string; text: string };
  search?: { placeholder: string; button: string };
  intro: string[];
  /** Texts of the buttons below the introduction. */
  actions: string[];
  sections: Section[];
  footer: { text: string; theme: { label: string; options: string[] }; languages: Link[] };
}
