/**
 * Saves a file under a `type` that the caller fixes. Whatever the response claims, it is never opened as a page of
 * ours.
 */
export const saveFile = (content: BlobPart, name: string, type: string) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
