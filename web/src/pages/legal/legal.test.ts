import { expect, test } from 'vitest'
import en from './legal.en.json'
import es from './legal.es.json'

const join = ({ sections }: (typeof es)['terms']) =>
  sections.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n')).join('\n')

test.each([
  [
    'es',
    join(es.terms),
    ['14 años', '18 años', '90%', 'cuatro semanas', 'seis semanas'],
    join(es.privacy),
    [
      '14 años',
      '18 años',
      '20 días hábiles',
      '15 días hábiles',
      'cuatro semanas',
      'seis semanas',
      'un año',
      'tres años',
    ],
  ],
  [
    'en',
    join(en.terms),
    ['14 years', 'at 18', '90%', 'four weeks', 'six weeks'],
    join(en.privacy),
    [
      'of 14',
      'under 18',
      '20 business days',
      '15 business days',
      'four weeks',
      'six weeks',
      'one year',
      'three years',
    ],
  ],
] as const)(
  'P-legal-2, P-contact-9: terms and privacy notice state the periods and ages, in %s',
  (_, terms, termsFigures, privacy, privacyFigures) => {
    expect(termsFigures.filter((figure) => !terms.includes(figure))).toEqual([])
    expect(privacyFigures.filter((figure) => !privacy.includes(figure))).toEqual([])
  },
)

test.each([
  [
    'es',
    es,
    [
      'llaves de acceso',
      'dos pasos',
      'notificaciones',
      'solicitudes',
      'castings',
      'invitas',
      'estafa',
      'otro servicio',
      'tu ciudad',
      'reporta',
    ],
    ['país', 'búsqueda', 'atajos', 'tipografías', 'te registras', 'demasiados intentos', 'borradores', 'red'],
  ],
  [
    'en',
    en,
    [
      'passkeys',
      'two-step',
      'notifications',
      'requests',
      'castings',
      'invite',
      'scam',
      'another service',
      'your city',
      'reports',
    ],
    ['country', 'search', 'shortcuts', 'fonts', 'sign up', 'too many attempts', 'drafts', 'network'],
  ],
] as const)(
  'P-legal-7: the policies name every cookie and what the product keeps, in %s',
  (_, { cookies, privacy }, kept, stored) => {
    const names = ['“lang”', '“brilla-social”', '“token”', '“theme”', '“browser”']
    expect([...names, ...stored].filter((name) => !join(cookies).includes(name))).toEqual([])
    expect(kept.filter((word) => !join(privacy).includes(word))).toEqual([])
  },
)
