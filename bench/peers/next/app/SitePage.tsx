import Link from 'next/link';
import {
  Actions,
  Carousel,
  LanguageMenu,
  More,
  SearchBox,
  SiteMenu,
  ThemeChoice,
  ViewChoice,
} from './controls.tsx';
import { Picture } from './Picture.tsx';
import type { Card, PageContent, Section } from './page-content.ts';

/** A page with the content of ours; what a press changes is a client component, all else is rendered at build time. */
export function SitePage({ site, hero, search, intro, actions, sections, footer }: PageContent) {
  const [first = '', ...others] = intro;
  return (
    <>
      <header>
        <Link href="/">
          {site.icon && <Picture {...site.icon} />}
          {site.name}
        </Link>
        <LanguageMenu languages={footer.languages} />
        <SiteMenu links={site.links} />
      </header>
      <main>
        <div
          className={search ? 'hero' : 'hero short'}
          style={{ maxInlineSize: 'none', marginBlockStart: 0, padding: 0 }}
        >
          {hero.picture && <Picture {...hero.picture} isHero />}
          <div>
            <h1>{hero.title}</h1>
            <p>{hero.text}</p>
            {search && <SearchBox {...search} />}
          </div>
        </div>
        {first !== '' && (
          <div>
            <p>{first}</p>
            {others.length > 0 && (
              <More>
                {others.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </More>
            )}
          </div>
        )}
        {actions.length > 0 && <Actions labels={actions} />}
        {sections.map((section) => (
          <PageSection key={section.title} {...section} />
        ))}
      </main>
      <footer>
        <p>{footer.text}</p>
        <ThemeChoice {...footer.theme} />
        <nav>
          {footer.languages.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
      </footer>
    </>
  );
}

function PageSection({ title, text, more, layout, cards, rows, links, buttons }: Section) {
  const isNarrow = layout === 'row' && cards.every(({ picture }) => (picture?.ratio ?? 1) < 1);
  const items = cards.map((card) => <CardItem key={card.title} {...card} />);
  return (
    <section className={cards.length === 0 ? 'panel' : undefined}>
      <div className="head">
        <h2>{title}</h2>
        {more && <Link href={more.href}>{more.text}</Link>}
      </div>
      {text !== '' && <p className="muted">{text}</p>}
      {layout === 'row' && <Carousel className={isNarrow ? 'row narrow' : 'row'}>{items}</Carousel>}
      {layout === 'grid' && <ul className="grid">{items}</ul>}
      {layout === 'list' && cards.length > 0 && <ViewChoice>{items}</ViewChoice>}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <ul className="tags">
          {links.map(({ href, text: name }) => (
            <li key={name}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {buttons.length > 0 && <Actions labels={buttons} />}
    </section>
  );
}

function CardItem({ href, title, text, picture, badge, tags }: Card) {
  return (
    <li className="card">
      {picture && (
        <div className="picture" style={{ padding: 0 }}>
          <Picture {...picture} />
          {badge && <span className="badge">{badge}</span>}
        </div>
      )}
      <div>
        <h3>
          <Link href={href}>{title}</Link>
        </h3>
        {text !== '' && <p>{text}</p>}
        {tags.length > 0 && (
          <ul className="tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
