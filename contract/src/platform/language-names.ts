/** Names of spoken languages, for Node.js: browsers lack many that it has. */
import type { Language } from './errors.ts'
import { languageCodes } from '../people/fact-choices.ts'

/** Of languages that Node.js has no name for, or calls otherwise than their speakers; `also` is what searches call them. */
const names: Record<string, Record<Language, string> & { also?: string }> = {
  arn: { es: 'mapudungún', en: 'Mapudungun', also: 'mapuche' },
  cab: { es: 'garífuna', en: 'Garifuna' },
  cak: { es: 'kaqchikel', en: 'Kaqchikel' },
  ctu: { es: 'chol', en: 'Chʼol' },
  guc: { es: 'wayuunaiki', en: 'Wayuunaiki', also: 'wayuu' },
  hch: { es: 'wixárika', en: 'Wixárika', also: 'huichol' },
  kek: { es: 'qʼeqchiʼ', en: 'Qʼeqchiʼ', also: 'qeqchi' },
  mam: { es: 'mam', en: 'Mam' },
  maq: { es: 'mazateco', en: 'Mazatec' },
  maz: { es: 'mazahua', en: 'Mazahua' },
  miq: { es: 'miskito', en: 'Miskito' },
  mix: { es: 'mixteco', en: 'Mixtec' },
  nah: { es: 'náhuatl', en: 'Nahuatl' },
  oto: { es: 'otomí', en: 'Otomi' },
  pua: { es: 'purépecha', en: 'Purepecha' },
  quc: { es: 'quiché', en: 'Kʼicheʼ', also: 'kiche' },
  tar: { es: 'rarámuri', en: 'Rarámuri', also: 'tarahumara' },
  top: { es: 'totonaco', en: 'Totonac' },
  tzh: { es: 'tseltal', en: 'Tseltal', also: 'tzeltal' },
  tzo: { es: 'tsotsil', en: 'Tsotsil', also: 'tzotzil' },
  yua: { es: 'maya', en: 'Yucatec Maya' },
  zap: { es: 'zapoteco', en: 'Zapotec' },
  aed: { es: 'lengua de señas argentina', en: 'Argentine Sign Language' },
  ase: { es: 'lengua de señas americana', en: 'American Sign Language', also: 'asl' },
  bfi: { es: 'lengua de señas británica', en: 'British Sign Language', also: 'bsl' },
  csn: { es: 'lengua de señas colombiana', en: 'Colombian Sign Language' },
  mfs: { es: 'lengua de señas mexicana', en: 'Mexican Sign Language', also: 'lsm' },
  ssp: { es: 'lengua de signos española', en: 'Spanish Sign Language', also: 'lse' },
}

const others = {
  es: new Intl.DisplayNames('es-MX', { type: 'language' }),
  en: new Intl.DisplayNames('en-US', { type: 'language' }),
}

/** The name of a language as in a sentence: "español", "Spanish". */
export const getLanguageName = (code: string, language: Language): string =>
  names[code]?.[language] ?? others[language].of(code) ?? code

/** What searches may call a language, in Spanish and English. */
export const listLanguageNames = (code: string): string[] => {
  const { also } = names[code] ?? {}
  return [getLanguageName(code, 'es'), getLanguageName(code, 'en'), ...(also ? [also] : [])]
}

/** The names of all spoken languages by their codes. */
export const listNamesByCode = (language: Language): Record<string, string> =>
  Object.fromEntries(languageCodes.map((code) => [code, getLanguageName(code, language)]))
