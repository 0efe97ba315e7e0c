import { type Role, ROLES } from '#games/anti-monopoly/types.ts';
import { CampBadge } from '../pieces/camp.tsx';
import type { Speech } from '../speech.ts';

const ROWS = ['builds', 'bare', 'built', 'transport', 'utilities', 'detention', 'tax', 'foundation'] as const;

/** AM-13.9, AM-13.10: the two camps side by side. */
export const CampsTable = ({ speech, yours }: { readonly speech: Speech; readonly yours: Role | null }) => {
  const { words } = speech;
  return (
    <table class="am-camps">
      <caption class="hidden-words">{words('help.title')}</caption>
      <thead>
        <tr>
          <td />
          {ROLES.map((camp) => (
            <th key={camp} scope="col" class={camp === yours ? 'am-your-camp' : ''}>
              <CampBadge camp={camp} size={18} /> {words(`campsShort.${camp}`)}
              {camp === yours && <small>{words('help.yours')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{words(`help.${row}`)}</th>
            <td class={yours === 'C' ? 'am-your-camp' : ''}>{words(`help.${row}.C`)}</td>
            <td class={yours === 'M' ? 'am-your-camp' : ''}>{words(`help.${row}.M`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
