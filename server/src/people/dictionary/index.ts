/** Public interface of the dictionary module: the words of the field in both languages. */
export {
  type Concept,
  dictionaryForms,
  distinctSkills,
  findCategories,
  findConceptNames,
  findConcepts,
  type Form,
  isFieldWord,
  knownWords,
  listForms,
  nameSkill,
  normalizeSkills,
  translateSkill,
} from './dictionary.ts'
