/**
 * Which tests do not run in a Playwright project. Tests in both languages run in Spanish on the phone and in English on the
 * desktop; tests in both themes likewise. Tests tagged `@one-viewport` do not depend on the viewport: they run on the phone,
 * or on the desktop if the phone does not run them.
 */
export const grepInvert = {
  phone: /, in (en|dark)\b/,
  desktop: /^(?!.*, in (?:en|dark)\b).*(?:, in (?:es|light)\b|@one-viewport\b)/,
}
