import { Example } from '../example.tsx';
import { BadgeExample } from './badge-example.tsx';
import badgeCode from './badge-example.tsx?raw';
import { BreadcrumbExample } from './breadcrumb-example.tsx';
import breadcrumbCode from './breadcrumb-example.tsx?raw';
import { DefinitionListExample } from './definition-list-example.tsx';
import definitionListCode from './definition-list-example.tsx?raw';
import { DiffViewExample } from './diff-view-example.tsx';
import diffViewCode from './diff-view-example.tsx?raw';
import { EmptyStateExample } from './empty-state-example.tsx';
import emptyStateCode from './empty-state-example.tsx?raw';
import { ErrorStateExample } from './error-state-example.tsx';
import errorStateCode from './error-state-example.tsx?raw';
import { MaterialExample } from './material-example.tsx';
import materialCode from './material-example.tsx?raw';
import { PagerExample } from './pager-example.tsx';
import pagerCode from './pager-example.tsx?raw';
import { ProgressBarExample } from './progress-bar-example.tsx';
import progressBarCode from './progress-bar-example.tsx?raw';
import { SampleTableExample } from './sample-table-example.tsx';
import sampleTableCode from './sample-table-example.tsx?raw';
import { SkeletonExample } from './skeleton-example.tsx';
import skeletonCode from './skeleton-example.tsx?raw';
import { StepperExample } from './stepper-example.tsx';
import stepperCode from './stepper-example.tsx?raw';
import { TableStatesExample } from './table-states-example.tsx';
import tableStatesCode from './table-states-example.tsx?raw';
import { VirtualTableExample } from './virtual-table-example.tsx';
import virtualTableCode from './virtual-table-example.tsx?raw';

const EXAMPLES = [
  { id: 'sample-table', title: 'DataTable', code: sampleTableCode, Live: SampleTableExample },
  { id: 'virtual-table', title: 'DataTable · isVirtual', code: virtualTableCode, Live: VirtualTableExample },
  { id: 'table-states', title: 'DataTable · isPending, isFailed', code: tableStatesCode, Live: TableStatesExample },
  { id: 'pager', title: 'Pager', code: pagerCode, Live: PagerExample },
  { id: 'breadcrumb', title: 'Breadcrumb', code: breadcrumbCode, Live: BreadcrumbExample },
  { id: 'stepper', title: 'Stepper', code: stepperCode, Live: StepperExample },
  { id: 'progress-bar', title: 'ProgressBar', code: progressBarCode, Live: ProgressBarExample },
  { id: 'skeleton', title: 'Skeleton', code: skeletonCode, Live: SkeletonExample },
  { id: 'empty-state', title: 'EmptyState', code: emptyStateCode, Live: EmptyStateExample },
  { id: 'error-state', title: 'ErrorState', code: errorStateCode, Live: ErrorStateExample },
  { id: 'badge', title: 'Badge', code: badgeCode, Live: BadgeExample },
  { id: 'material', title: 'MaterialMark · MaterialChips', code: materialCode, Live: MaterialExample },
  { id: 'definition-list', title: 'DefinitionList', code: definitionListCode, Live: DefinitionListExample },
  { id: 'diff-view', title: 'DiffView', code: diffViewCode, Live: DiffViewExample },
];

export const DataExamples = () =>
  EXAMPLES.map(({ id, title, code, Live }) => (
    <Example key={id} id={id} title={title} code={code}>
      <Live />
    </Example>
  ));
