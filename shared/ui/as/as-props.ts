import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that renders as `as`: its own props, then those of that element, such as a router's `to`. */
export type AsProps<Element extends ElementType, Own> = Own & { as?: Element | undefined } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >;
