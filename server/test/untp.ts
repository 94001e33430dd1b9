import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The published schema of a UNTP 0.7 Digital Facility Record. */
export const facilitySchema = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv.compile(JSON.parse(readFileSync('server/test/standards/digital-facility-record.json', 'utf8')));
};
