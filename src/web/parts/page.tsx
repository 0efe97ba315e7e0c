import type { ComponentChildren } from 'preact';
import { useTitle } from '../hooks/use-title.ts';
import { TopStrip } from './top-strip.tsx';

interface PageProps {
  /** Where we are. */
  readonly crumb?: ComponentChildren;
  /** Of the tab; left out where somebody else says it. */
  readonly title?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const Titled = ({ title }: { readonly title: string }) => {
  useTitle(`${title} · Comptoir`);
  return null;
};

/** A page under the dark strip. */
export const Page = ({ crumb = null, title, class: kind, children }: PageProps) => (
  <>
    {title !== undefined && <Titled title={title} />}
    <TopStrip crumb={crumb} />
    <main id="main" class={kind} tabIndex={-1}>
      {children}
    </main>
  </>
);
