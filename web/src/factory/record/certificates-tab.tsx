import { FactoryCertificates } from '../certificates/factory-certificates.tsx';
import { useFactory } from './use-factory.ts';

export const CertificatesTab = () => <FactoryCertificates factoryId={useFactory().id} />;
