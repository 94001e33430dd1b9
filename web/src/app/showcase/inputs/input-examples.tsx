import { Example } from '../example.tsx';
import { SampleFormExample } from '../sample/sample-form-example.tsx';
import sampleFormCode from '../sample/sample-form-example.tsx?raw';
import { ButtonExample } from './button-example.tsx';
import buttonCode from './button-example.tsx?raw';
import { CheckboxExample } from './checkbox-example.tsx';
import checkboxCode from './checkbox-example.tsx?raw';
import { ClickExample } from './click-example.tsx';
import clickCode from './click-example.tsx?raw';
import { DigitBoxesExample } from './digit-boxes-example.tsx';
import digitBoxesCode from './digit-boxes-example.tsx?raw';
import { FileDropExample } from './file-drop-example.tsx';
import fileDropCode from './file-drop-example.tsx?raw';
import { IconButtonExample } from './icon-button-example.tsx';
import iconButtonCode from './icon-button-example.tsx?raw';
import { NumberFieldExample } from './number-field-example.tsx';
import numberFieldCode from './number-field-example.tsx?raw';
import { RadioGroupExample } from './radio-group-example.tsx';
import radioGroupCode from './radio-group-example.tsx?raw';
import { SelectFieldExample } from './select-field-example.tsx';
import selectFieldCode from './select-field-example.tsx?raw';
import { SwitchExample } from './switch-example.tsx';
import switchCode from './switch-example.tsx?raw';
import { TextAreaExample } from './text-area-example.tsx';
import textAreaCode from './text-area-example.tsx?raw';
import { TextFieldExample } from './text-field-example.tsx';
import textFieldCode from './text-field-example.tsx?raw';

const EXAMPLES = [
  { id: 'button', title: 'Button', code: buttonCode, Live: ButtonExample },
  { id: 'click-test', title: 'Button: click test', code: clickCode, Live: ClickExample },
  { id: 'icon-button', title: 'IconButton', code: iconButtonCode, Live: IconButtonExample },
  { id: 'text-field', title: 'TextField', code: textFieldCode, Live: TextFieldExample },
  { id: 'text-area', title: 'TextArea', code: textAreaCode, Live: TextAreaExample },
  { id: 'select-field', title: 'SelectField', code: selectFieldCode, Live: SelectFieldExample },
  { id: 'checkbox', title: 'Checkbox', code: checkboxCode, Live: CheckboxExample },
  { id: 'radio-group', title: 'RadioGroup', code: radioGroupCode, Live: RadioGroupExample },
  { id: 'switch', title: 'Switch', code: switchCode, Live: SwitchExample },
  { id: 'number-field', title: 'NumberField', code: numberFieldCode, Live: NumberFieldExample },
  { id: 'digit-boxes', title: 'DigitBoxes', code: digitBoxesCode, Live: DigitBoxesExample },
  { id: 'file-drop', title: 'FileDrop', code: fileDropCode, Live: FileDropExample },
  { id: 'sample-form', title: 'Sample form', code: sampleFormCode, Live: SampleFormExample },
];

export const InputExamples = () =>
  EXAMPLES.map(({ id, title, code, Live }) => (
    <Example key={id} id={id} title={title} code={code}>
      <Live />
    </Example>
  ));
