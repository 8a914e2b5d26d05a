/** Texts that people enter about themselves and others read. Moderators can remove each of them (P-moderation-25). */

/** The fields of the settings, by the names that the replies and the columns of `account` have. */
export const profileTexts = { biography: 'biografia' } as const

type ProfileText = keyof typeof profileTexts
export type ProfileTextField = (typeof profileTexts)[ProfileText]

export const profileTextNames = Object.keys(profileTexts) as ProfileText[]

/** An object with a value for each text. */
export const mapProfileTexts = <Value>(getValue: (name: ProfileText) => Value) =>
  Object.fromEntries(profileTextNames.map((name) => [name, getValue(name)])) as Record<ProfileText, Value>

export const joinProfileTexts = (from: Record<ProfileText, string>) =>
  profileTextNames.flatMap((name) => from[name] || []).join('\n\n')
