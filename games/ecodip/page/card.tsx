import type { ComponentChildren } from 'preact';

interface CardProps {
  readonly title: string;
  /** For the ear, where the title says more than what this is. */
  readonly name?: string;
  /** At the other end of the title's line. */
  readonly beside?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One of the papers beside the map, under its title. */
export const Card = ({ title, name = title, beside, class: more, children }: CardProps) => (
  <section class={more === undefined ? 'sheet ec-card' : `sheet ec-card ${more}`} aria-label={name}>
    <header>
      <h2>{title}</h2>
      {beside}
    </header>
    {children}
  </section>
);
