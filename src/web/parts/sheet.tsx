import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SheetProps {
  readonly title: ComponentChildren;
  /** At the other end of the title's line. */
  readonly beside?: ComponentChildren;
  readonly class?: string;
  /** Of the title, where something else names it. */
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** A sheet of paper under its title, which is its name for the ear. */
export const Sheet = ({ title, beside, class: more = '', id: given, children }: SheetProps) => {
  const own = useId();
  const id = given ?? own;
  return (
    <section class={`sheet padded ${more}`.trim()} aria-labelledby={id}>
      {beside === undefined ? (
        <h2 id={id} class="ruled">
          {title}
        </h2>
      ) : (
        <header class="row ends ruled">
          <h2 id={id}>{title}</h2>
          {beside}
        </header>
      )}
      {children}
    </section>
  );
};
