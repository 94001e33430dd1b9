export const ChoiceExamples = () => null;
