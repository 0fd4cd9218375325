import { Photo } from '../../Photo.tsx';
import { places } from '../../places.ts';

export const dynamicParams = false;
export const generateStaticParams = () => places.map(({ id }) => ({ id }));

// oxlint-disable-next-line import/no-default-export -- required by Next
export default async function PlacePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const place = places.find((one) => one.id === id);
  if (!place) return null;
  return (
    <article>
      <Photo id="place-hero" alt="" isHero />
      <h1>{place.title}</h1>
      <p>{place.highlight}</p>
      <p>{place.description}</p>
      <a href={`tel:${place.phone}`}>{place.phone}</a>
      <table>
        <tbody>
          {place.hours.map(({ day, open, close }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                {open} - {close}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {place.pictures.map((picture) => (
          <li key={picture.id}>
            <Photo id={picture.id} alt={picture.title} />
            <h3>{picture.title}</h3>
          </li>
        ))}
      </ul>
    </article>
  );
}
