import { type ComponentProps, createElement, type JSX } from 'react';

type Tag =
  | 'article'
  | 'dd'
  | 'div'
  | 'fieldset'
  | 'form'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul';
type StyledProps<T extends Tag> = Omit<ComponentProps<T>, 'className'> & { as?: Tag };

/**
 * Makes a component of one element that owns one class. A page uses the component, so that the sheet of styles stays
 * with the kit.
 */
export const styled =
  <T extends Tag>(tag: T, className: string | undefined) =>
  ({ as, ...props }: StyledProps<T>): JSX.Element =>
    createElement(as ?? tag, { ...props, className });
