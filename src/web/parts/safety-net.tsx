import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n/house.ts';
import { Button } from './button.tsx';
import { Problem } from './problem.tsx';

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
