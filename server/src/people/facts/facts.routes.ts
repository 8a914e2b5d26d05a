import type { OwnFacts, factsContract } from '@brilla/contract/people/facts'
import type { Updateable } from 'kysely'
import { findContactDataOfMinor, lockAccount } from '../../accounts/account/index.ts'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblems } from '../../platform/http/problem.ts'
import { presentOwnFacts } from './facts.present.ts'
import {
  type FactsBody,
  findPartsForAdults,
  findRepeatedLanguages,
  listShownTexts,
  normalizeLinks,
} from './facts.rules.ts'
import { findFacts, isOwnVideo, saveFacts } from './facts.store.ts'
import type { ProfileFacts } from '../../platform/database/schema.ts'
import { removeDuplicates } from '../../platform/remove-duplicates.ts'

/** The facts of an account as its owner reads them. */
export const findOwnFacts = async (db: Database, accountId: string): Promise<OwnFacts> =>
  presentOwnFacts(await findFacts(db, accountId))

async function isShowreelValid(trx: Database, accountId: string, { showreel }: FactsBody): Promise<boolean> {
  const postId = showreel?.postId ?? null
  return postId === null || (isId(postId) && (await isOwnVideo(trx, accountId, postId)))
}

export function factsRoutes({ clock, db }: Context): Handlers<typeof factsContract> {
  return {
    saveFacts: ({ caller: { accountId }, body }) =>
      db.transaction().execute(async (trx) => {
        const { birthdate } = await lockAccount(trx, accountId)
        const { errors, ...linked } = normalizeLinks(body)
        throwFieldProblems([
          ...findPartsForAdults(clock.now(), birthdate, body),
          ...findContactDataOfMinor(clock.now(), birthdate, listShownTexts(body)),
          ...findRepeatedLanguages(body),
          ...errors,
          !(await isShowreelValid(trx, accountId, body)) && {
            field: 'showreel.postId',
            error: 'video_ajeno',
          },
        ])
        await saveFacts(trx, accountId, toFactsColumns(body, linked))
        return findOwnFacts(trx, accountId)
      }),
  }
}

/** Returns the columns of the parts that were sent; the others are undefined. */
function toFactsColumns(
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
