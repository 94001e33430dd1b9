/** One line of a list (S3.4). */
export type Option = {
  label: string;
  value: string;
  imageUrl?: string | undefined;
  /** A name that `option-icons.ts` knows. */
  iconName?: string | undefined;
  disabled?: boolean | undefined;
  /** Heads the options that follow, and cannot be chosen. */
  isGroupHeader?: boolean | undefined;
  /** A second line, which says where it belongs. */
  detail?: string | undefined;
  /** How many things choosing it would show. */
  count?: number | undefined;
};

export type OptionGroup = { id: string; label: string; options: Option[] };

/** Options come in one row; what stands behind a header belongs to it. */
export const groupOptions = (options: readonly Option[]) => {
  const entries: (Option | OptionGroup)[] = [];
  let group: OptionGroup | undefined;
  for (const option of options) {
    if (option.isGroupHeader) {
      group = { id: `group-${entries.length}`, label: option.label, options: [] };
      entries.push(group);
    } else {
      (group?.options ?? entries).push(option);
    }
  }
  return entries;
};

export const isGroup = (entry: Option | OptionGroup): entry is OptionGroup => 'options' in entry;

/** A header may bear a value of its own, which is nobody's choice. */
export const findOption = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value && !option.isGroupHeader);
