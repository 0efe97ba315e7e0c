import type { FormHTMLAttributes, InputHTMLAttributes } from 'preact';

interface FormProps extends FormHTMLAttributes {
  readonly onSend: () => unknown;
}

/** What is sent from here goes nowhere but to the page. */
export const Form = ({ onSend, ...more }: FormProps) => (
  <form
    {...more}
    onSubmit={(event) => {
      event.preventDefault();
      void onSend();
    }}
  />
);

type InputProps = InputHTMLAttributes & {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Said above it. */
  readonly label?: string;
  /** What is typed is no prose: nothing mends it. */
  readonly exact?: boolean;
};

/** A line to write on. */
export const Input = ({ onText, label, exact = false, class: kind = 'input', ...more }: InputProps) => {
  const mended = exact ? ({ autoComplete: 'off', autoCapitalize: 'none', spellcheck: false } as const) : {};
  const line = <input {...mended} {...more} class={kind} onInput={(event) => onText(event.currentTarget.value)} />;
  if (label === undefined) return line;
  return (
    <label class="field">
      <span class="label">{label}</span>
      {line}
    </label>
  );
};

/** Where keys are letters, and no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
