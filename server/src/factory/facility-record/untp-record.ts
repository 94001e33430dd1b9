import { type FactoryDetails, groupedBusinessNumber } from '@ieum/contract';
import { claimOf } from './claims.ts';
import type { RecordedCertificate, RecordedCompany } from './facility-record.store.ts';
import { identifiersOf } from './identifiers.ts';
import { plusCodeOf } from './plus-code.ts';

export type FacilityRecordInput = {
  id: string;
  version: number;
  updatedAt: string;
  details: FactoryDetails;
  company: RecordedCompany;
  certificates: RecordedCertificate[];
  /** Names of its industry codes, where a list has them. */
  names: { isic: string | undefined; ksic: string | undefined };
  /** Address of the portal; every id begins with it. */
  publicUrl: string;
};

const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'];
const SCHEMES = {
  isic: { schemeId: 'https://unstats.un.org/unsd/classifications/Econ/isic', schemeName: 'ISIC Rev.4' },
  ksic: { schemeId: 'https://kssc.mods.go.kr/ksic', schemeName: 'KSIC' },
};
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Builds an unsigned UNTP 0.7 Digital Facility Record: the factory, its place, its operator and its certificates. */
export const facilityRecordOf = ({ id, version, updatedAt, details, publicUrl, ...more }: FacilityRecordInput) => {
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
      ...(certificates.length > 0 && { performanceClaim: certificates.map((row) => claimOf(row, publicUrl)) }),
    },
  };
};

/** Returns the name of a company, or its number while it has not entered a name. */
const companyName = ({ name, nameEnglish, businessNumber, id }: RecordedCompany) =>
  nameEnglish || name || businessNumber || id;

/** Encodes the colon before a port as %3A, because a colon begins another part of a DID. */
const didHost = (publicUrl: string) => new URL(publicUrl).host.replace(':', '%3A');

const countryOf = (country: string) => ({ countryCode: country, countryName: countries.of(country) ?? country });

const processesOf = (details: FactoryDetails, names: FacilityRecordInput['names'], publicUrl: string) => {
  const { processes, isic, ksic, ksicRevision } = details;
  const own = { schemeId: `${publicUrl}/id/process`, schemeName: 'Ieum' };
  const process = { ...own, schemeName: 'Ieum process list' };
  const ksicScheme = { ...SCHEMES.ksic, ...(ksicRevision !== '' && { schemeName: `KSIC Rev.${ksicRevision}` }) };
  const schemes = { process, isic: SCHEMES.isic, ksic: ksicScheme, own };
  const coded = processes
    .filter(({ code }) => code !== '')
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
    .map(({ scheme, code, name }) => ({ code, name, ...schemes[scheme] }));
  const industry = [
    ...(isic === '' ? [] : [{ code: isic, name: names.isic ?? `ISIC ${isic}`, ...schemes.isic }]),
    ...(ksic === '' ? [] : [{ code: ksic, name: names.ksic ?? `KSIC ${ksic}`, ...schemes.ksic }]),
  ];
  const isNew = ({ code, schemeId }: (typeof coded)[number]) =>
    !coded.some((known) => known.code === code && known.schemeId === schemeId);
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
