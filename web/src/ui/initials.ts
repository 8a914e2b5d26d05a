/** Words between a name and a surname, or within one, as in “Ana de la Torre”. */
const particles = new Set('da das de del do dos e i la las los san santa van von y'.split(' '))

/** Frequent second given names: a name of three words has one of them before its only surname, as in “María José Pérez”. */
const secondNames = new Set(
  'alberto alejandra alejandro andrea andres angel antonio armando beatriz carlos carmen carolina cristina daniel daniela david eduardo elena enrique esteban eugenia fernanda fernando francisco gabriel gabriela guadalupe ignacio isabel javier jesus jimena jorge jose juan luis luisa manuel marco maria mario martha miguel natalia pablo patricia paula pedro rafael ramon raul ricardo roberto rosa sofia teresa valentina victor victoria'.split(
    ' ',
  ),
)

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** By grapheme: an emoji of four code points is one character. */
const firstCharacter = (word: string) =>
  new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** First word of the surname: the second word, or the third after two given names. */
function getSurname([, second, third, fourth]: readonly string[]): string | undefined {
  const hasTwoNames = fourth !== undefined || (third !== undefined && secondNames.has(fold(second ?? '')))
  return hasTwoNames ? third : second
}

/** The first letters of a name and its first surname: “XR” for Ximena Ríos Ñúñez. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', ...others] = words
  const surname = getSurname([first, ...others.filter((word) => !particles.has(fold(word)))])
  return [first, surname ?? ''].map(firstCharacter).join('').toLocaleUpperCase()
}
