export const FACTORY_READS = [
  'listFactories',
  'listFactoryPoints',
  'getFactoryChoices',
  'findCertificateFactories',
  'getFactory',
  'listFactoryRevisions',
  'listEvidence',
  'exportFacilityRecord',
] as const;

/** A certificate counts towards the completeness of its factory. */
export const CERTIFICATE_READS = [
  'listCertificates',
  'getCertificate',
  'listCertificateStandards',
  ...FACTORY_READS,
] as const;

export const IMPORT_READS = ['listImports', 'getImport', 'getImportProgress', 'listImportRows'] as const;

export const CODE_READS = ['listCodeLists', 'searchCodes'] as const;
