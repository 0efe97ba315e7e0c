import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/house.ts';
import { Icon } from '../svg/icon.tsx';
import { nearest, type Scale, stepFrom } from './scale.ts';
import './stepper.css';

interface StepperProps {
  readonly value: number;
  readonly scale: Scale;
  readonly label: string;
  /** The value with its unit. */
  readonly text: string;
  readonly onChange: (value: number) => void;
  readonly class?: string;
  readonly iconSize?: number;
  /** Width of the figure, in characters. */
  readonly width?: number;
}

const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number with less and more; typed, stepped with the arrows, or pressed. */
export const Stepper = ({ value, scale, label, text, onChange, class: className = '', iconSize = 16, width = 10 }: StepperProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const entered = useRef<HTMLInputElement | null>(null);
  // Selected only once the bare figure stands there: the change from « 1 000 » to « 1000 » would lose the selection.
  useLayoutEffect(() => {
    entered.current?.select();
    entered.current = null;
  }, [draft]);
  const less = stepFrom(scale, value, -1);
  const more = stepFrom(scale, value, 1);
  const commit = (): void => {
    const typed = Number((draft ?? '').replace(/[^\d-]/g, ''));
    if (draft !== null && draft.trim() !== '' && Number.isFinite(typed)) onChange(nearest(scale, typed));
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = KEYS[event.key];
    if (event.key === 'Enter') commit();
    if (steps === undefined) return;
    event.preventDefault();
    setDraft(null);
    onChange(stepFrom(scale, value, steps));
  };
  return (
    <span class={`stepper ${className}`}>
      <button type="button" tabIndex={-1} disabled={less === value} aria-label={t('common.less', { what: label })} onClick={() => onChange(less)}>
        <Icon name="minus" size={iconSize} />
      </button>
      <span class="value">
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={Math.min(scale.min, ...(scale.also ?? []))}
          aria-valuemax={Math.max(scale.max, ...(scale.also ?? []))}
          aria-valuetext={text}
          style={{ width: `${width}ch` }}
          value={draft ?? text}
          onFocus={(event) => {
            setDraft(String(value));
            entered.current = event.currentTarget;
          }}
          onInput={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      </span>
      <button type="button" tabIndex={-1} disabled={more === value} aria-label={t('common.more', { what: label })} onClick={() => onChange(more)}>
        <Icon name="plus" size={iconSize} />
      </button>
    </span>
  );
};
