/** A value that a text puts before a full stop, which one that ends in a period, such as “9:00 a.m.”, has already. */
export const endSentence = (value: string, stop: string): string =>
  value.endsWith('.') ? value : value + stop
