import { CONTACT_PURPOSES } from '@ieum/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../kit/form/form-layout.tsx';
import { BoundSelect, BoundText } from './bound-inputs.tsx';
import type { FactoryFormFields } from './fields.ts';
import { ListInput } from './list-input.tsx';
import { StepPlace } from './section.tsx';

/** Asks for contacts, best with a shared mailbox, which stays when a person leaves. Three next steps lead here. */
export const ContactInputs = () => {
  const { t } = useTranslation('factory');
  const contacts = useWatch<FactoryFormFields, 'contacts'>({ name: 'contacts' });
  const purposes = CONTACT_PURPOSES.map((value) => ({ value, label: t(`purpose.${value}`) }));
  // The first purpose that has no contact yet.
  const purpose = CONTACT_PURPOSES.find((item) => contacts.every((contact) => contact.purpose !== item)) ?? 'main';
  return (
    <StepPlace step="mailbox">
      <StepPlace step="secondContact">
        <StepPlace step="grievance">
          <ListInput name="contacts" help={t('help.contacts')} blank={{ purpose, name: '', email: '', phone: '' }}>
            {(row) => (
              <>
                <FieldRow>
                  <BoundSelect name={`contacts.${row}.purpose`} label={t('part.contacts.purpose')} options={purposes} />
                  <BoundText name={`contacts.${row}.name`} label={t('part.contacts.name')} />
                </FieldRow>
                <FieldRow>
                  <BoundText
                    name={`contacts.${row}.email`}
                    label={t('part.contacts.email')}
                    type="email"
                    inputMode="email"
                  />
                  <BoundText
                    name={`contacts.${row}.phone`}
                    label={t('part.contacts.phone')}
                    type="tel"
                    inputMode="tel"
                  />
                </FieldRow>
              </>
            )}
          </ListInput>
        </StepPlace>
      </StepPlace>
    </StepPlace>
  );
};
