/** Maps the parts of the request to columns. */
import type { Updateable } from 'kysely'
import type { ProfileFacts } from '../../platform/database/schema.ts'
import { removeDuplicates } from '../../platform/remove-duplicates.ts'
import type { FactsBody, normalizeLinks } from './facts.rules.ts'

/** Returns the columns of the parts that were sent; the others are undefined. */
export function toFactsColumns(
  body: FactsBody,
  { credits, representation }: Omit<ReturnType<typeof normalizeLinks>, 'errors'>,
): Updateable<ProfileFacts> {
  const { skills, languages, availability, measurements, music, showreel } = body
  return {
    skills: skills && removeDuplicates(skills.items),
    skills_audience: skills?.audience,
    languages: languages && JSON.stringify(languages.items),
    languages_audience: languages?.audience,
    credits: credits && JSON.stringify(credits),
    credits_audience: body.credits?.audience,
    open_to_offers: availability?.open,
    available_from: availability?.from,
    travels: availability?.travels,
    availability_audience: availability?.audience,
    height_cm: measurements?.heightCm,
    chest_cm: measurements?.chestCm,
    waist_cm: measurements?.waistCm,
    hips_cm: measurements?.hipsCm,
    shoe_eu: measurements?.shoeEu,
    hair: measurements?.hair,
    eyes: measurements?.eyes,
    measurements_audience: measurements?.audience,
    vocal_range: music?.vocalRange,
    instruments: music && removeDuplicates(music.instruments),
    music_audience: music?.audience,
    showreel_post_id: showreel?.postId,
    showreel_audience: showreel?.audience,
    representation_name: representation?.name,
    representation_link: representation?.link,
    representation_audience: representation?.audience,
  }
}
