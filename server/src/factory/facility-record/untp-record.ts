import { type FactoryDetails, groupedBusinessNumber } from '@ieum/contract';
import { claimOf } from './claims.ts';
import type { RecordedCertificate, RecordedCompany } from './facility-record.store.ts';
import { identifiersOf } from './identifiers.ts';
import { plusCodeOf } from './plus-code.ts';

export type Recorded = {
  id: string;
  version: number;
  updatedAt: string;
  details: FactoryDetails;
  company: RecordedCompany;
  certificates: RecordedCertificate[];
  /** What the codes of its industry are called, where a list knows. */
  names: { isic: string | undefined; ksic: string | undefined };
  /** Where the portal is: what everything is called begins with it. */
  publicUrl: string;
};

const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'];
const SCHEMES = {
  isic: { schemeId: 'https://unstats.un.org/unsd/classifications/Econ/isic', schemeName: 'ISIC Rev.4' },
  ksic: { schemeId: 'https://kssc.mods.go.kr/ksic', schemeName: 'KSIC' },
};
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A UNTP 0.7 Digital Facility Record: what a factory is and where, who runs it, what it is certified for. Unsigned. */
export const facilityRecordOf = ({ id, version, updatedAt, details, publicUrl, ...more }: Recorded) => {
  const { company, certificates } = more;
  const { name, nameEnglish, description, country, point } = details;
  const uri = `${publicUrl}/id/factory/${id}`;
  return {
    '@context': CONTEXT,
    type: ['DigitalFacilityRecord', 'VerifiableCredential'],
    id: `${publicUrl}/credentials/dfr/${id}-r${version}`,
    name: [companyName(company), nameEnglish || name].join(' – '),
    issuer: {
      type: ['CredentialIssuer'],
      id: `did:web:${didHost(publicUrl)}:company:${company.id}`,
      name: companyName(company),
    },
    validFrom: new Date(updatedAt).toISOString(),
    credentialSubject: {
      type: ['Facility'],
      id: uri,
      name: nameEnglish || name,
      ...(description !== '' && { description }),
      ...identifiersOf(details, uri),
      countryOfOperation: countryOf(country),
      processCategory: processesOf(details, more.names, publicUrl),
      relatedParty: [{ role: 'operator', party: partyOf(company, publicUrl) }],
      ...(point && {
        locationInformation: {
          plusCode: `https://plus.codes/${plusCodeOf(point)}`,
          geoLocation: { latitude: point.latitude, longitude: point.longitude },
        },
      }),
      address: {
        streetAddress: [details.street, details.streetDetail].filter((part) => part !== '').join(' '),
        postalCode: details.postalCode,
        addressLocality: details.locality,
        addressRegion: details.region,
        addressCountry: countryOf(country),
      },
      ...(certificates.length > 0 && { performanceClaim: certificates.map((one) => claimOf(one, publicUrl)) }),
    },
  };
};

/** A company that has not said its name yet is known by its number. */
const companyName = ({ name, nameEnglish, businessNumber, id }: RecordedCompany) =>
  nameEnglish || name || businessNumber || id;

/** A colon would begin another part of the name: a port is written as its number behind %3A. */
const didHost = (publicUrl: string) => new URL(publicUrl).host.replace(':', '%3A');

const countryOf = (country: string) => ({ countryCode: country, countryName: countries.of(country) ?? country });

const processesOf = (details: FactoryDetails, names: Recorded['names'], publicUrl: string) => {
  const { processes, isic, ksic, ksicRevision } = details;
  const own = { schemeId: `${publicUrl}/id/process`, schemeName: 'Ieum' };
  const process = { ...own, schemeName: 'Ieum process list' };
  const ksicScheme = { ...SCHEMES.ksic, ...(ksicRevision !== '' && { schemeName: `KSIC Rev.${ksicRevision}` }) };
  const schemes = { process, isic: SCHEMES.isic, ksic: ksicScheme, own };
  const coded = processes
    .filter(({ code }) => code !== '')
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
    .map(({ scheme, code, name }) => ({ code, name, ...schemes[scheme] }));
  const industry = [
    ...(isic === '' ? [] : [{ code: isic, name: names.isic ?? `ISIC ${isic}`, ...schemes.isic }]),
    ...(ksic === '' ? [] : [{ code: ksic, name: names.ksic ?? `KSIC ${ksic}`, ...schemes.ksic }]),
  ];
  const isNew = ({ code, schemeId }: (typeof coded)[number]) =>
    !coded.some((one) => one.code === code && one.schemeId === schemeId);
  return [...coded, ...industry.filter(isNew)];
};

const partyOf = (company: RecordedCompany, publicUrl: string) => {
  const { id, name, nameEnglish, businessNumber, country, website } = company;
  const uri = `${publicUrl}/id/company/${id}`;
  const hasTwoNames = name !== '' && nameEnglish !== '' && name !== nameEnglish;
  return {
    type: ['Party'],
    id: uri,
    name: companyName(company),
    ...(businessNumber && {
      registeredId: groupedBusinessNumber(businessNumber),
      idScheme: {
        type: ['IdentifierScheme'],
        id: 'https://www.hometax.go.kr',
        name: 'Korean business registration number',
      },
    }),
    registrationCountry: countryOf(country),
    ...(website !== '' && { organisationWebsite: website }),
    ...(hasTwoNames && { partyAlsoKnownAs: [{ type: ['Party'], id: uri, name }] }),
  };
};
