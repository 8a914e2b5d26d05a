/** Choices of a press kit. Free of zod, so that the web client's bundle stays small. */
import { factParts } from '../people/fact-choices.ts'

export const pressKitFormats = ['a4', 'letter'] as const
export type PressKitFormat = (typeof pressKitFormats)[number]

/** What a press kit can say besides name, country, categories and biography. */
export const pressKitParts = ['city', 'email', ...factParts] as const
export type PressKitPart = (typeof pressKitParts)[number]

/** Page of a link to a press kit; its fragment is the token (P-presskit-6). */
export const pressKitLinkPath = '/press-kit'
/** How many days a link can work; 0 for always. */
export const pressKitLinkDays = [7, 30, 90, 0] as const
export const pressKitLinksMax = 20
export const pressKitLabelMax = 60

/** P-presskit-1. */
export const pressKitWorksMax = 9
