import { describe, expect, test } from 'vitest'
import { findContactData } from './contact-data.ts'

const find = (text: string) => findContactData(text).map(({ kind, text }) => [kind, text])

describe('P-minors-13: contact data is found in texts', () => {
  test.each([
    ['Mi cel es 55 1234 5678', 'phone', '55 1234 5678'],
    ['Text me at (999) 123-4567', 'phone', '999) 123-4567'],
    ['+34 612 345 678', 'phone', '34 612 345 678'],
    ['cinco cinco uno dos tres cuatro cinco seis', 'phone', 'cinco cinco uno dos tres cuatro cinco seis'],
    ['5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', 'phone', '5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
    ['escríbeme a ana.perez@gmail.com', 'email', 'ana.perez@gmail.com'],
    ['ana arroba gmail punto com', 'email', 'ana arroba gmail'],
    ['Voy en la Secundaria Técnica 45', 'school', 'Secundaria Técnica 45'],
    ['estudio en el colegio cervantes', 'school', 'colegio cervantes'],
    ['I go to Lincoln High School', 'school', 'Lincoln High School'],
    ['vivo en calle hidalgo', 'address', 'calle hidalgo'],
    ['Av. Reforma 222', 'address', 'Av. Reforma 222'],
    ['Come to 12 Oak Street', 'address', '12 Oak Street'],
    ['mándame un WhatsApp', 'messenger', 'WhatsApp'],
    ['insta: ana.baila', 'messenger', 'insta: ana.baila'],
    ['sígueme en IG @ana.b', 'messenger', 'IG @ana.b'],
    ['wa.me/525512345678', 'messenger', 'wa.me/525512345678'],
  ])('%s', (text, kind, found) => {
    expect(find(text)).toEqual([[kind, found]])
  })

  test.each([
    'Estrenamos el 12 de mayo de 2024 a las 20:30',
    'Temporadas 2022 2023 2024 y 1,000,000 de vistas',
    'Gané $1500000000 pesos',
    'Bailo en la calle desde los 9 años',
    'Estudio en una escuela de danza todos los días',
    'Mañana ensayo con @luis en el teatro #danza',
    'Me encanta High School Musical',
    'Así se hace una escuela. Olé por Ana',
    'Ensayamos en la calle, si se puede, de 8 a 9',
  ])('not in: %s', (text) => {
    expect(find(text)).toEqual([])
  })

  test('the positions are those of the text', () => {
    const text = '💃🏽 Tel. 55-1234-5678 · ana@correo.mx'
    for (const { start, end, text: found } of findContactData(text))
      expect(text.slice(start, end)).toBe(found)
    expect(findContactData(text).map(({ kind }) => kind)).toEqual(['phone', 'email'])
  })
})
