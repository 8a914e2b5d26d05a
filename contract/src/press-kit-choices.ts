/** Choices of a press kit. Free of zod, so that the web client's bundle stays small. */
import { factParts } from './fact-choices.ts'

export const pressKitFormats = ['a4', 'letter'] as const
export type PressKitFormat = (typeof pressKitFormats)[number]

/** What a press kit can say besides name, country, categories and biography. */
export const pressKitParts = ['city', 'email', ...factParts] as const
export type PressKitPart = (typeof pressKitParts)[number]

/** P-presskit-1. */
export const pressKitWorksMax = 9
