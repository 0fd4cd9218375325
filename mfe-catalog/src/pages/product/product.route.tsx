export { ProductPage as Component } from './ProductPage.tsx';
export { prefetchProduct as prefetch, productHead as head } from './prefetch-product.ts';
