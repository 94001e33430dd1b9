export const PlotExamples = () => null;
