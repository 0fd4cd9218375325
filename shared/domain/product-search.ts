import type { Product } from '../contracts/catalog.ts';
import { searchWords } from './search-body.ts';

/** Creates a filter: a product matches if its name or description, in any language, contains every word. [OPEN-07] */
export function productSearch(
  text: string | undefined,
): (product: Pick<Product, 'name' | 'description'>) => boolean {
  const words = searchWords(text);
  return ({ name, description }) => {
    const texts = [name, description]
      .flatMap((said) => [said?.th, said?.en, said?.zh, said?.ar])
      .map((said) => said?.toLowerCase() ?? '');
    return words.every((word) => texts.some((said) => said.includes(word)));
  };
}
