import { useEffect, useState } from 'preact/hooks';
import { Said } from './sentence.tsx';
import { Component, type ComponentChildren } from 'preact';
import { t } from '../../i18n/house.ts';
import { pathTo } from '../../browser/routes.ts';
import { Icon } from '../svg/icon.tsx';
import { Button, Link } from './buttons.tsx';

/** Words while something is on its way; nothing at all when it takes no longer than a blink. */
export const Loading = ({ words }: { readonly words: string }) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return <Said class="loading" words={late ? words : ''} />;
};

/** A page that says what happened and what to do. */
export const Problem = ({ title, words, children }: { readonly title: string; readonly words: string; readonly children?: ComponentChildren }) => (
  <section class="problem sheet">
    <h1 class="titled">{title}</h1>
    <p>{words}</p>
    <div class="below cluster">
      {children}
      <Link class="btn" href={pathTo.home} words={t('common.home')} />
    </div>
  </section>
);

/** A sentence beside what went wrong. */
export const Notice = ({ words, class: more = '', children }: { readonly words: string; readonly class?: string; readonly children?: ComponentChildren }) => (
  <div class={`notice ${more}`.trim()} role="alert">
    <Icon name="warning" />
    <div>
      {words}
      {children}
    </div>
  </div>
);

/** A part of the page fetched when it is first shown. */
export const lazily = <P extends object>(fetchPart: () => Promise<(props: P) => ComponentChildren>) => {
  let here: ((props: P) => ComponentChildren) | null = null;
  return (props: P): ComponentChildren => {
    const [failed, setFailed] = useState(false);
    const [, redraw] = useState(0);
    useEffect(() => {
      if (here !== null || failed) return undefined;
      let gone = false;
      const arrive = async (): Promise<void> => {
        try {
          here = await fetchPart();
          if (!gone) redraw(1);
        } catch {
          if (!gone) setFailed(true);
        }
      };
      void arrive();
      return () => {
        gone = true;
      };
    }, [failed]);
    if (here !== null) {
      const Part = here;
      return <Part {...props} />;
    }
    if (!failed) return <Loading words={t('common.loading')} />;
    return (
      <Notice words={t('error.chunk')}>
        <Button class="text-btn" words={t('common.retry')} onClick={() => setFailed(false)} />
      </Notice>
    );
  };
};

interface Net {
  readonly children: ComponentChildren;
}

/** An error of ours in one part must not blank the page: it says so, and the game goes on at the server. */
export class SafetyNet extends Component<Net, { readonly caught: boolean }> {
  override state = { caught: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ caught: true });
  }

  override render(): ComponentChildren {
    if (!this.state.caught) return this.props.children;
    return (
      <Problem title={t('error.pageTitle')} words={t('error.page')}>
        <Button class="btn ink" words={t('error.reload')} onClick={() => location.reload()} />
      </Problem>
    );
  }
}
