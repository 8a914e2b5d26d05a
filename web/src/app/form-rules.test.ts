import { registration } from '@brilla/contract/accounts/account'
import { contract } from '@brilla/contract'
import { settings } from '@brilla/contract/onboarding/settings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBirthdate, joinBirthdate } from '../features/accounts/account/birthdate.ts'
import { toRegistrationBody, validateRegistration } from '../features/accounts/account/registration-form.ts'
import { validateDetails } from '../features/accounts/oauth/missing-details-form.ts'
import {
  toRequestBody,
  validatePersonal,
  type PersonalValues,
} from '../features/onboarding/settings/personal-form.ts'
import { validateAgency } from '../features/onboarding/wizard/agency-form.ts'
import type { FieldErrorCodes } from '../lib/form-errors.ts'

interface Schema {
  safeParse: (body: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** The code of the first issue of each field. */
function listIssues(schema: Schema, body: unknown): FieldErrorCodes {
  const found: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(body).error?.issues ?? [])
    found[path.join('.')] ??= message
  return found
}

const blank = fc.constantFrom('', ' ', '\u200b', '\u202e \n', '\u3164', '\0', '\ud800')
const text = fc.oneof(
  blank,
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ minLength: 95, maxLength: 105 }),
  fc.constantFrom(
    'Ana',
    'José  Luis\t',
    'ab\u0301c',
    'x'.repeat(100),
    `${'x'.repeat(100)} `,
    'x'.repeat(101),
    '🔥'.repeat(100),
    '🔥'.repeat(101),
    `\u200b${'x'.repeat(100)}`,
  ),
)
const email = fc.oneof(
  blank,
  fc.emailAddress(),
  fc.constantFrom(
    'ana',
    'ana@',
    ' ANA@gente.example ',
    `${'a'.repeat(250)}@x.mx`,
    'ana@localhost',
    'a b@x.mx',
    '\u200bana@gente.example\ufeff',
    'ana\u2060@gente.example',
  ),
)
const password = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('x'.repeat(128), 'x'.repeat(129), '🔥'.repeat(9), '🔥'.repeat(128)),
)
const part = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 40 }).map(String))
const birthdate = fc
  .record({
    day: part,
    month: part,
    year: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 2_200 }).map(String)),
  })
  .map(joinBirthdate)

const audience = fc.constantFrom('everyone' as const, 'agencies' as const, 'nobody' as const)
const audiences = { showEmail: audience, showBirthdate: audience }

const properties = { numRuns: 500 }

test('registration: the rules of the form are those of the contract', () => {
  const values = fc.record({
    nombre: text,
    apellido: text,
    email,
    password,
    birthdate,
    sex: fc.constantFrom('MA' as const, 'none' as const),
    ciudad: text,
    country: fc.constant('MX'),
    ...audiences,
    terms: fc.boolean(),
  })
  fc.assert(
    fc.property(values, (values) => {
      expect(validateRegistration(values)).toEqual(listIssues(registration, toRegistrationBody(values, 'es')))
    }),
    properties,
  )
})

test('missing details of a registration: the rules of the form are those of the contract', () => {
  const values = fc.record({
    first_name: text,
    last_name: text,
    email,
    birthdate,
    ciudad: text,
    country: fc.constant('MX'),
    ...audiences,
    terms: fc.boolean(),
  })
  fc.assert(
    fc.property(values, (values) => {
      const body = {
        ...values,
        birthdate: formatBirthdate(values.birthdate),
        facebookId: '1',
        ticket: 'a ticket',
      }
      expect(validateDetails(values)).toEqual(listIssues(contract.registerSocial.body, body))
    }),
    properties,
  )
})

test('personal information: the rules of the form are those of the contract', () => {
  const values = fc.record({
    agencyName: text,
    contactEmail: email,
    ...audiences,
    showCity: audience,
    nombre: text,
    apellido: text,
    email,
    fecha: birthdate,
    sexo: fc.constant('none' as const),
    ciudad: text,
    pais: fc.constant('MX'),
    biografia: fc.oneof(text, fc.constantFrom(' x'.repeat(2_500), 'x '.repeat(2_501), 'x'.repeat(5_001))),
    profile: fc.constant({} as PersonalValues['profile']),
  })
  fc.assert(
    fc.property(values, fc.boolean(), (values, agency) => {
      const issues = listIssues(settings, toRequestBody(values, agency))
      expect(validatePersonal(values, agency)).toEqual(issues)
    }),
    properties,
  )
})

test('agency: the rules of the form are those of the contract', () => {
  const values = fc.record({
    agencyName: text,
    contactEmail: email,
    nombre: text,
    apellido: text,
    country: fc.constant('MX'),
    ciudad: text,
    web: fc.constant(''),
    biography: fc.constant(''),
  })
  fc.assert(
    fc.property(values, (values) => {
      expect(validateAgency(values)).toEqual(listIssues(contract.setUpAgency.body, values))
    }),
    properties,
  )
})
