import { contactHref, houseSign } from '../../browser/house-sign.ts';
import { t } from '../../i18n/house.ts';

/** Who runs this house, how they are reached, and what the law asks of them: where they have said so. */
export const HouseFoot = () => {
  const { name, contact, legal } = houseSign.value;
  if (name === '' && contact === '' && legal === '') return null;
  const href = contactHref(contact);
  return (
    <footer class="house-foot cluster help">
      {name !== '' && <b>{t('house.onComptoir', { name })}</b>}
      {contact !== '' && (
        <span>
          {t('house.contact')} {href === null ? contact : <a href={href}>{contact}</a>}
        </span>
      )}
      {legal !== '' && <a href={legal}>{t('house.legal')}</a>}
    </footer>
  );
};
