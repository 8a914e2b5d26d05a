/** Rules and normalization of typed texts, shared by server and web client. */

/** Whether PostgreSQL can store the text: no NUL characters and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Trims; a text of only spaces and invisible characters becomes empty, so that it counts as missing. */
export function trimVisible(text: string): string {
  const hasVisibleCharacter = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)
  return hasVisibleCharacter ? text.trim() : ''
}

const marksMax = 30

/** Unicode normalization of a text, of whose combining marks in a row 30 stay: more of them take quadratic time. */
export const normalizeUnicode = (text: string, form: 'NFC' | 'NFD' | 'NFKD'): string =>
  text
    .replace(/\p{M}+/gu, (marks) =>
      marks.length > marksMax ? Array.from(marks).slice(0, marksMax).join('') : marks,
    )
    .normalize(form)

/** What decides how the characters next to it are drawn: joiners of scripts and emoji, variants of emoji and Han, flags of regions. */
const joining = String.raw`(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}|(?!\p{Default_Ignorable_Code_Point})[\p{M}\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])`
const variant = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#\u002a])\ufe0f(?=\u20e3)|(?<=\p{sc=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`
const flag = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,10}\u{e007f}`
const invisible = new RegExp(
  String.raw`(${joining}|${variant}|${flag})|[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]`,
  'gu',
)

/** Removes what cannot be seen, such as zero-width spaces, byte order marks, direction marks and fillers (P-wire-17). */
const removeInvisible = (text: string): string =>
  isPrintableLatin(text) ? text : text.replace(invisible, '$1')

/** Most texts are, and compiling the expression takes a slow phone a while. */
const isPrintableLatin = (text: string) => /^[\u0020-\u00ac\u00ae-\u034e]*$/.test(text)

/** An address or a code as it was meant: without what cannot be seen, its letters otherwise as they were typed. */
export const trimInvisible = (text: string): string => removeInvisible(text).trim()

/** A text as a single line: what cannot be seen removed, normalized to NFC, whitespace and control characters one space. */
export function normalizeLine(text: string): string {
  return trimVisible(normalizeUnicode(removeInvisible(text), 'NFC').replace(/[\s\p{Cc}]+/gu, ' '))
}
