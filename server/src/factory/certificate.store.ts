import type { Generated } from 'kysely';

declare module '../kit/db.ts' {
  interface Tables {
    factory_certificate: {
      id: Generated<string>;
      company_id: string;
      standard_id: string;
      number: string;
      issuer: string;
      scope: string;
      valid_from: string | null;
      valid_to: string;
      document_id: string | null;
      replaces_id: string | null;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
      updated_by: string | null;
    };
  }
}
