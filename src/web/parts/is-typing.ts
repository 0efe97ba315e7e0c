/** Where keys are letters, and no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
