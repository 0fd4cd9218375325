import { Photo } from './Photo.tsx';
import { cardOf, places } from './places.ts';

// oxlint-disable-next-line import/no-default-export -- required by Next
export default function Home() {
  // Rendered at build time.
  return (
    <>
      <Photo id="home-hero" alt="" isHero />
      <h1>Places of the province</h1>
      <ul>
        {places.map(cardOf).map(({ id, title, highlight, tags }) => (
          <li key={id}>
            <article>
              <Photo id={id} alt="" />
              <h2>
                <a href={`/place/${id}`}>{title}</a>
              </h2>
              <p>{highlight}</p>
              <ul>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
