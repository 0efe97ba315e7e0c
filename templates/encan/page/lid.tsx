import { BRASS, CREAM, LidTitle } from '#web/kit/svg/lettering.tsx';

/** A hammer over its block. */
export const Lid = () => (
  <>
    <rect width="236" height="316" fill="#6B3F76" />
    <LidTitle lines={['Encan']} fill={CREAM} size={44} y={62} />
    <g transform="translate(118 190) rotate(-32)">
      <rect x="-58" y="-26" width="96" height="52" rx="8" fill={BRASS} />
      <rect x="38" y="-8" width="72" height="16" rx="6" fill={CREAM} />
    </g>
    <rect x="58" y="258" width="120" height="18" rx="4" fill={BRASS} />
  </>
);
