/** One line of a list (S3.4). */
export type Option = {
  label: string;
  value: string;
  imageUrl?: string | undefined;
  /** A name in `option-icons.ts`. */
  iconName?: string | undefined;
  disabled?: boolean | undefined;
  /** Stays in the list whatever is typed, such as "not in this list". */
  isAlwaysShown?: boolean | undefined;
  /** Heading of the options that follow; it cannot be chosen. */
  isGroupHeader?: boolean | undefined;
  /** Second line, which shows where the option belongs. */
  detail?: string | undefined;
  /** Number of things that choosing it would show. */
  count?: number | undefined;
};

export type OptionGroup = { id: string; label: string; options: Option[] };

/** Groups a flat list of options: those after a header belong to it. */
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

/** Finds an option by value. A header may have a value too, but it cannot be chosen. */
export const findOption = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value && !option.isGroupHeader);
