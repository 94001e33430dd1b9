import { ProductOriginsTab } from '../../supply/origins/product-origins.tsx';
import { AskWeightDialog } from './ask-weight-dialog.tsx';
import { WeighedOrigins } from './weighed-origins.tsx';

/** Origins of a product: by shares of its inputs, and apart from them by weighed quantities. */
export const OriginsTab = () => <ProductOriginsTab AskWeight={AskWeightDialog} Weighed={WeighedOrigins} />;
