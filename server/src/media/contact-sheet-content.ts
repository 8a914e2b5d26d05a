/** What a contact sheet shows, in the language of its reader (P-lists-13). */
export interface ContactSheetPerson {
  name: string
  /** Lines below the name, such as age and height. */
  details: string[]
  /** Bytes or path; null for none. */
  photo: Buffer | string | null
  photoDescription: string
  /** The profile. */
  link: string
}

export interface ContactSheetContent {
  format: 'a4' | 'letter'
  language: 'es' | 'en'
  title: string
  /** Below the title, such as the number of people. */
  details: string[]
  people: ContactSheetPerson[]
}
