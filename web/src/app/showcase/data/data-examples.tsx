export const DataExamples = () => null;
