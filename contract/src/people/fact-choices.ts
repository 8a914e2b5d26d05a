/** Choices of profile facts. Free of zod, so that the web client's bundle stays small. */

/** The parts of a profile's facts, in display order. */
export const factParts = [
  'skills',
  'languages',
  'availability',
  'credits',
  'showreel',
  'music',
  'measurements',
  'representation',
] as const
export type FactPart = (typeof factParts)[number]

/** The parts that nobody under 18 has (P-minors-12). */
export const adultFactParts = [
  'availability',
  'measurements',
  'representation',
] as const satisfies readonly FactPart[]

/**
 * All ISO 639-1 codes, and ISO 639-3 codes of what is spoken or signed where Brilla is used: indigenous languages, sign languages.
 * Of a language with many varieties it is the code of one. `language-names.ts` names them.
 */
export const languageCodes = (
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
  'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka ' +
  'kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng ' +
  'nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su ' +
  'sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ' +
  'arn ast cab cak chr ctu guc haw hch kek mam maq maz miq mix nah oto pua quc tar top tzh tzo yua zap ' +
  'aed ase bfi csn mfs ssp'
).split(' ')

export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const
export const vocalRanges = ['soprano', 'mezzo', 'alto', 'tenor', 'baritone', 'bass'] as const
export const hairColors = ['black', 'brown', 'blonde', 'red', 'gray', 'white', 'dyed', 'shaved'] as const
export const eyeColors = ['brown', 'hazel', 'green', 'blue', 'gray', 'black'] as const
