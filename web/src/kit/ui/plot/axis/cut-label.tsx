/** Shows a label of a drawing. If it is cut, the pointer shows all of it. */
export const CutLabel = ({ text, whole }: { text: string; whole: string }) => (
  <>
    {text}
    {text !== whole && <title data-shortened>{whole}</title>}
  </>
);
