/** The placeholder for a name in a text to several people (P-messages-23). */
export const namePlaceholder = '{nombre}'

/** Ends at the next brace, so that a text of braces takes linear time. */
const placeholders = /\{[^{}]*\}/g

/** The first placeholder of a text that stands for nothing. */
export const findUnknownPlaceholder = (text: string): string | undefined =>
  text.match(placeholders)?.find((found) => found !== namePlaceholder)

/** The text for one person. */
export const fillInName = (text: string, name: string): string => text.replaceAll(namePlaceholder, () => name)
