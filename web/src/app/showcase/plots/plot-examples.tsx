import { Example } from '../example.tsx';
import { BarPlotExample } from './bar-plot-example.tsx';
import barCode from './bar-plot-example.tsx?raw';
import { DonutPlotExample } from './donut-plot-example.tsx';
import donutCode from './donut-plot-example.tsx?raw';
import { HorizontalBarExample } from './horizontal-bar-example.tsx';
import horizontalCode from './horizontal-bar-example.tsx?raw';
import { LinePlotExample } from './line-plot-example.tsx';
import lineCode from './line-plot-example.tsx?raw';
import { ManyBarsExample } from './many-bars-example.tsx';
import manyCode from './many-bars-example.tsx?raw';
import { PlotEdgesExample } from './plot-edges-example.tsx';
import edgesCode from './plot-edges-example.tsx?raw';
import { PlotStatesExample } from './plot-states-example.tsx';
import statesCode from './plot-states-example.tsx?raw';
import { StackedBarExample } from './stacked-bar-example.tsx';
import stackedCode from './stacked-bar-example.tsx?raw';
import { StepLineExample } from './step-line-example.tsx';
import stepCode from './step-line-example.tsx?raw';
import { TimelinePlotExample } from './timeline-plot-example.tsx';
import timelineCode from './timeline-plot-example.tsx?raw';

export const PlotExamples = () => (
  <>
    <Example id="plot-bar" title="BarPlot" code={barCode}>
      <BarPlotExample />
    </Example>
    <Example id="plot-stacked" title="BarPlot: stacked" code={stackedCode}>
      <StackedBarExample />
    </Example>
    <Example id="plot-horizontal" title="BarPlot: horizontal" code={horizontalCode}>
      <HorizontalBarExample />
    </Example>
    <Example id="plot-many" title="BarPlot: 200 categories" code={manyCode}>
      <ManyBarsExample />
    </Example>
    <Example id="plot-line" title="LinePlot" code={lineCode}>
      <LinePlotExample />
    </Example>
    <Example id="plot-step" title="LinePlot: stepped" code={stepCode}>
      <StepLineExample />
    </Example>
    <Example id="plot-donut" title="DonutPlot" code={donutCode}>
      <DonutPlotExample />
    </Example>
    <Example id="plot-timeline" title="TimelinePlot" code={timelineCode}>
      <TimelinePlotExample />
    </Example>
    <Example id="plot-states" title="PlotFrame: states" code={statesCode}>
      <PlotStatesExample />
    </Example>
    <Example id="plot-edges" title="Edge cases" code={edgesCode}>
      <PlotEdgesExample />
    </Example>
  </>
);
