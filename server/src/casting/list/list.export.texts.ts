/** Texts of exported lists. */
import type { ListStatus } from '@brilla/contract/casting/list-choices'
import type { languageLevels } from '@brilla/contract/people/fact-choices'
import type { Language } from '@brilla/contract/platform/errors'

interface ListTexts {
  /** Of the columns, in their order. */
  columns: Record<
    | 'name'
    | 'status'
    | 'note'
    | 'age'
    | 'sex'
    | 'height'
    | 'languages'
    | 'availability'
    | 'categories'
    | 'city'
    | 'country'
    | 'profile'
    | 'addedAt',
    string
  >
  status: Record<ListStatus, string>
  sex: Record<'MA' | 'FE', string>
  levels: Record<(typeof languageLevels)[number], string>
  years: (age: number) => string
  open: string
  from: (date: string) => string
  travels: string
  photo: (name: string) => string
  people: (count: number) => string
  first: (shown: number, count: number) => string
}

/** Names of what an agency has noted about a person on a list. */
export const listStatusNames: Record<Language, Record<ListStatus, string>> = {
  es: {
    considering: 'En consideración',
    contacted: 'Contacto hecho',
    confirmed: 'Confirmó',
    declined: 'Dijo que no',
  },
  en: {
    considering: 'Considering',
    contacted: 'Contacted',
    confirmed: 'Confirmed',
    declined: 'Declined',
  },
}

export const texts: Record<Language, ListTexts> = {
  es: {
    columns: {
      name: 'Nombre',
      status: 'Estado',
      note: 'Nota',
      age: 'Edad',
      sex: 'Sexo',
      height: 'Estatura (cm)',
      languages: 'Idiomas',
      availability: 'Disponibilidad',
      categories: 'Categorías',
      city: 'Ciudad',
      country: 'País',
      profile: 'Perfil',
      addedAt: 'En la lista desde',
    },
    status: listStatusNames.es,
    sex: { MA: 'Masculino', FE: 'Femenino' },
    levels: { basic: 'básico', conversational: 'conversacional', fluent: 'fluido', native: 'nativo' },
    years: (age) => `${age} años`,
    open: 'Disponible',
    from: (date) => `Desde el ${date}`,
    travels: 'puede viajar',
    photo: (name) => `Foto de ${name}`,
    people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
    first: (shown, count) => `Las primeras ${shown} de ${count} personas`,
  },
  en: {
    columns: {
      name: 'Name',
      status: 'Status',
      note: 'Note',
      age: 'Age',
      sex: 'Sex',
      height: 'Height (cm)',
      languages: 'Languages',
      availability: 'Availability',
      categories: 'Categories',
      city: 'City',
      country: 'Country',
      profile: 'Profile',
      addedAt: 'On the list since',
    },
    status: listStatusNames.en,
    sex: { MA: 'Male', FE: 'Female' },
    levels: { basic: 'basic', conversational: 'conversational', fluent: 'fluent', native: 'native' },
    years: (age) => `${age} years old`,
    open: 'Available',
    from: (date) => `From ${date}`,
    travels: 'can travel',
    photo: (name) => `Photo of ${name}`,
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    first: (shown, count) => `The first ${shown} of ${count} people`,
  },
}
