import { Photo } from './Photo.tsx';
import { cardOf, places } from './places.ts';

/** 24 cards, drawn when the app is built. */
export default function Home() {
  return (
    <>
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
