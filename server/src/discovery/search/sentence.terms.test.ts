/** What of a sentence becomes a filter, and which words are looked for. */
import { describe, expect, test } from 'vitest'
import { extractTerms } from './search.terms.ts'
import { readSentence } from './sentence.ts'

function read(q: string) {
  const { criteria, rest } = readSentence(q, {}, new Date('2026-12-01'))
  return {
    filters: Object.assign({}, ...criteria.map(({ filters }) => filters)) as object,
    leftOut: criteria.filter(({ isLeftOut }) => isLeftOut).map(({ text }) => text),
    terms: extractTerms(rest).flat().join(' '),
  }
}

describe('P-discovery-29: a word and its opposite restrict nothing', () => {
  test.each<[string, object, string]>([
    ['danza hombre o mujer', {}, 'danza'],
    ['male or female dancers', {}, 'dancers'],
    ['hombres y mujeres danza', {}, 'danza'],
    ['elegant men or women', {}, 'elegant'],
    ['bailarines (hombres o mujeres) en Madrid', { city: ['Madrid'] }, 'bailarines'],
    ['actrices u hombres', {}, 'actrices'],
    ['tall or short actors', {}, 'actors'],
    ['tall men or women dancers', { minHeight: 175 }, 'dancers'],
    ['hombre o mujer', {}, 'hombre mujer'],
  ])('%s', (q, filters, terms) => expect(read(q)).toEqual({ filters, leftOut: expect.any(Array), terms }))
})

describe('P-discovery-30: what is negated is left out and said', () => {
  test.each<[string, object, string[], string]>([
    ['danza sin inglés', {}, ['sin inglés'], 'danza'],
    ['danza que no hable inglés', {}, ['que no hable inglés'], 'danza'],
    ['dancers who do not speak English', {}, ['who do not speak English'], 'dancers'],
    ["dancers who don't speak English or French", {}, ["who don't speak English", 'or French'], 'dancers'],
    ['dancers who don’t speak English', {}, ['who don’t speak English'], 'dancers'],
    ['bailarines con o sin inglés, danza', {}, ['sin inglés'], 'bailarines danza'],
    ['con o sin inglés bailarines', {}, ['sin inglés'], 'bailarines'],
    ['danza de AT&T en Madrid', {}, [], 'danza t madrid'],
    ['danza sin inglés ni francés', {}, ['sin inglés', 'ni francés'], 'danza'],
    ['dancers not from Mexico', {}, ['not from Mexico'], 'dancers'],
    ['dancers not in Madrid but in Sevilla', { city: ['Sevilla'] }, ['not in Madrid'], 'dancers'],
    ['bailarines que no sean de México', {}, ['que no sean de México'], 'bailarines'],
    ['danza, mujeres, no hombres', { sex: 'FE' }, ['no hombres'], 'danza'],
    ['sin inglés', {}, ['sin inglés'], ''],
    ['no quiero bailarines, en Madrid', { city: ['Madrid'] }, [], 'bailarines'],
    ['danza sin agencia', { type: 'talento' }, [], 'danza'],
    ['dancers without an agency', { type: 'talento' }, [], 'dancers'],
    ['danza que no sean mayores de 30', { maxAge: 30 }, [], 'danza'],
    ['dancers not under 1.70', { minHeight: 170 }, [], 'dancers'],
  ])('%s', (q, filters, leftOut, terms) => expect(read(q)).toEqual({ filters, leftOut, terms }))
})

describe('P-discovery-30: years of experience are no age, and are left out and said', () => {
  test.each<[string, object, string[], string]>([
    ['actor con 20 años de experiencia', {}, ['con 20 años de experiencia'], 'actor'],
    ['photographer with 20 years experience', {}, ['with 20 years experience'], 'photographer'],
    ["dancer with 20 years' experience", {}, ['with 20 years experience'], 'dancer'],
    ['cantante con 18 años de carrera', {}, ['con 18 años de carrera'], 'cantante'],
    ['dancer with over 20 years of experience', {}, ['with over 20 years of experience'], 'dancer'],
    ['danza con más de 20 años de experiencia', {}, ['con más de 20 años de experiencia'], 'danza'],
    ['20 años de experiencia', {}, [], '20 anos experiencia'],
    ['danza con 5 años de experiencia', {}, ['con 5 años de experiencia'], 'danza'],
    [
      'actor de 40 años con 20 años de trayectoria',
      { minAge: 40, maxAge: 40 },
      ['con 20 años de trayectoria'],
      'actor',
    ],
    ['cantante de rock de los 60s', {}, [], 'cantante rock 60s'],
    ['rock singer from the 60s', {}, [], 'rock singer 60s'],
    ['dancers in their 60s', { minAge: 60, maxAge: 69 }, [], 'dancers'],
  ])('%s', (q, filters, leftOut, terms) => expect(read(q)).toEqual({ filters, leftOut, terms }))
})

describe('P-discovery-29: what follows a number says from or up to', () => {
  test.each<[string, object, string]>([
    ['danza de 30 años en adelante', { minAge: 30 }, 'danza'],
    ['danza de 40 en adelante', { minAge: 40 }, 'danza'],
    ['dancers 18 years and older', { minAge: 18 }, 'dancers'],
    ['danza 25 años mínimo', { minAge: 25 }, 'danza'],
    ['danza 25 años como mínimo', { minAge: 25 }, 'danza'],
    ['danza mayor a 30 años', { minAge: 30 }, 'danza'],
    ['danza no mayor a 30 años', { maxAge: 30 }, 'danza'],
    ['danza 30 años máximo', { maxAge: 30 }, 'danza'],
    ['dancers 30 years or younger', { maxAge: 30 }, 'dancers'],
    ['danza mínimo 25 años máximo 30', { minAge: 25, maxAge: 30 }, 'danza'],
    ['dancers 60+', { minAge: 60 }, 'dancers'],
    ['danza 60+ años', { minAge: 60 }, 'danza'],
    ['danza 1.75 en adelante', { minHeight: 175 }, 'danza'],
    ['danza 1.70 para arriba', { minHeight: 170 }, 'danza'],
    ['danza 1.75, mínimo 25 años', { minHeight: 172, maxHeight: 178, minAge: 25 }, 'danza'],
    ['danza 1.80+', { minHeight: 180 }, 'danza'],
    ['danza 170 cm máximo', { maxHeight: 170 }, 'danza'],
    ['dancer with 20+ years of experience', {}, 'dancer'],
    ['C++ y danza', {}, 'c danza'],
  ])('%s', (q, filters, terms) => expect(read(q)).toEqual({ filters, leftOut: expect.any(Array), terms }))
})

describe('P-discovery-29: words of the craft say nothing of the person', () => {
  test.each<[string, object, string]>([
    ['saxofón alto', {}, 'saxofon alto'],
    ['alto saxophone', {}, 'alto saxophone'],
    ['flauta alto en Madrid', { city: ['Madrid'] }, 'flauta alto'],
    ['guitarrista alto', { minHeight: 175 }, 'guitarrista'],
    ['danza árabe', {}, 'danza arabe'],
    ['danza árabe Sevilla', { city: ['Sevilla'] }, 'danza arabe'],
    ['Latin dancers', {}, 'latin dancers'],
    ['Irish dancer', {}, 'irish dancer'],
    ['ballet ruso', {}, 'ballet ruso'],
    ['Spanish guitar', {}, 'spanish guitar'],
    ['Spanish guitar player who speaks English', { languages: ['en'] }, 'spanish guitar player'],
    ['danza con árabe', { languages: ['ar'] }, 'danza'],
    ['danza, inglés', { languages: ['en'] }, 'danza'],
    ['bailarina inglés', { sex: 'FE', languages: ['en'] }, 'bailarina'],
    ['danza árabe nativo', { languages: ['ar:native'] }, 'danza'],
    ['fotógrafo de moda femenina', {}, 'fotografo moda femenina'],
    ['diseñador de moda masculina', {}, 'disenador de moda masculina'],
    ['maquillista para mujeres', {}, 'maquillista mujeres'],
    ['photographer for women', {}, 'photographer women'],
    ["women's photography", {}, 'women s photography'],
    ['casting for women', { sex: 'FE' }, 'casting'],
    ['looking for women dancers', { sex: 'FE' }, 'dancers'],
  ])('%s', (q, filters, terms) => expect(read(q)).toEqual({ filters, leftOut: [], terms }))
})

describe('P-discovery-29: words around places', () => {
  test.each<[string, object, string]>([
    ['dancers in the US', { country: ['US'] }, 'dancers'],
    ['actors from the U.S.', { country: ['US'] }, 'actors'],
    ['actors in the U.S.A. and Mexico', { country: ['US', 'MX'] }, 'actors'],
    ['find us dancers', {}, 'dancers'],
    ['dancers who live in Sevilla', { city: ['Sevilla'] }, 'dancers'],
    ['dancer who lives in Toledo', { city: ['Toledo'] }, 'dancer'],
    ['bailarines que residen en Xochitepec', { city: ['Xochitepec'] }, 'bailarines'],
    ['danza cerca de Madrid', { city: ['Madrid'] }, 'danza'],
    ['danza cerca de CDMX', { city: ['CDMX'] }, 'danza'],
    ['bailarines, fotos de cerca', {}, 'bailarines fotos cerca'],
    ['dancers near Barcelona', { city: ['Barcelona'] }, 'dancers'],
  ])('%s', (q, filters, terms) => expect(read(q)).toEqual({ filters, leftOut: [], terms }))
})
