export const InputExamples = () => null;
