import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';

/** Paints to fill brass with: `cast` for bezels and corners, `plate` for pegs and name plates. */
export interface BrassPaint {
  readonly cast: string;
  readonly plate: string;
}

const Paint = createContext<BrassPaint>({ cast: '#C99C3C', plate: '#DDB75A' });

export const useBrass = (): BrassPaint => useContext(Paint);

/**
 * Gradients for everything inside one drawing. Each drawing has its own, under ids of its own: a reference to gradients of
 * another drawing goes blank when that one is hidden.
 */
export const Brass = ({ children }: { readonly children: ComponentChildren }) => {
  const id = useId();
  const cast = `${id}-cast`;
  const plate = `${id}-plate`;
  return (
    <>
      <defs>
        <linearGradient id={cast} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#F3DC9A" />
          <stop offset=".35" stop-color="#C99C3C" />
          <stop offset=".55" stop-color="#E9CB7E" />
          <stop offset="1" stop-color="#95702A" />
        </linearGradient>
        <linearGradient id={plate} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#F3DC9A" />
          <stop offset="1" stop-color="#CDA248" />
        </linearGradient>
      </defs>
      <Paint.Provider value={{ cast: `url(#${cast})`, plate: `url(#${plate})` }}>{children}</Paint.Provider>
    </>
  );
};
