import { Example } from '../example.tsx';
import { ComboboxExample } from './combobox-example.tsx';
import comboboxCode from './combobox-example.tsx?raw';
import { ComboboxServerExample } from './combobox-server-example.tsx';
import comboboxServerCode from './combobox-server-example.tsx?raw';
import { DateFieldExample } from './date-field-example.tsx';
import dateFieldCode from './date-field-example.tsx?raw';
import { DropdownExample } from './dropdown-example.tsx';
import dropdownCode from './dropdown-example.tsx?raw';
import { DropdownManyExample } from './dropdown-many-example.tsx';
import dropdownManyCode from './dropdown-many-example.tsx?raw';
import { DropdownStatesExample } from './dropdown-states-example.tsx';
import dropdownStatesCode from './dropdown-states-example.tsx?raw';
import { MenuExample } from './menu-example.tsx';
import menuCode from './menu-example.tsx?raw';
import { ModalExample } from './modal-example.tsx';
import modalCode from './modal-example.tsx?raw';
import { ModalFormExample } from './modal-form-example.tsx';
import modalFormCode from './modal-form-example.tsx?raw';
import { PeriodFieldExample } from './period-field-example.tsx';
import periodFieldCode from './period-field-example.tsx?raw';
import { SidePanelExample } from './side-panel-example.tsx';
import sidePanelCode from './side-panel-example.tsx?raw';
import { TabLinksExample } from './tab-links-example.tsx';
import tabLinksCode from './tab-links-example.tsx?raw';
import { TabsExample } from './tabs-example.tsx';
import tabsCode from './tabs-example.tsx?raw';
import { ToastExample } from './toast-example.tsx';
import toastCode from './toast-example.tsx?raw';
import { TooltipExample } from './tooltip-example.tsx';
import tooltipCode from './tooltip-example.tsx?raw';

const EXAMPLES = [
  { id: 'dropdown', title: 'Dropdown', code: dropdownCode, Live: DropdownExample },
  { id: 'dropdown-states', title: 'Dropdown: states', code: dropdownStatesCode, Live: DropdownStatesExample },
  { id: 'dropdown-many', title: 'Dropdown: 1,000 options', code: dropdownManyCode, Live: DropdownManyExample },
  { id: 'combobox', title: 'Combobox', code: comboboxCode, Live: ComboboxExample },
  { id: 'combobox-server', title: 'Combobox: server-side', code: comboboxServerCode, Live: ComboboxServerExample },
  { id: 'date-field', title: 'DateField', code: dateFieldCode, Live: DateFieldExample },
  { id: 'period-field', title: 'PeriodField', code: periodFieldCode, Live: PeriodFieldExample },
  { id: 'menu', title: 'Menu', code: menuCode, Live: MenuExample },
  { id: 'modal', title: 'Modal', code: modalCode, Live: ModalExample },
  { id: 'modal-form', title: 'Modal: form', code: modalFormCode, Live: ModalFormExample },
  { id: 'side-panel', title: 'SidePanel', code: sidePanelCode, Live: SidePanelExample },
  { id: 'toast', title: 'Toast', code: toastCode, Live: ToastExample },
  { id: 'tooltip', title: 'Tooltip', code: tooltipCode, Live: TooltipExample },
  { id: 'tabs', title: 'Tabs', code: tabsCode, Live: TabsExample },
  { id: 'tab-links', title: 'TabLinks', code: tabLinksCode, Live: TabLinksExample },
];

export const ChoiceExamples = () =>
  EXAMPLES.map(({ id, title, code, Live }) => (
    <Example key={id} id={id} title={title} code={code}>
      <Live />
    </Example>
  ));
