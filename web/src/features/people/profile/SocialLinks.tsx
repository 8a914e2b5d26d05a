import { useTranslation } from '../../../lib/translation.tsx'
import type { Profile } from './profile.queries.ts'
import { parseWebAddress } from './web-address.ts'
import { ProfileCard } from './ProfileCard.tsx'

/** The networks in the order of the profile response (P-profiles-1), each with its icon as an SVG path. */
const networks = [
  {
    field: 'facebook_url',
    name: 'Facebook',
    iconPath: 'M14.5 21v-8h3l.5-3.5h-3.5V7.6c0-1.2.6-1.9 2-1.9H18V3h-2.6C12.5 3 11 4.7 11 7.2v2.3H8V13h3v8',
  },
  { field: 'twitter_url', name: 'X (Twitter)', iconPath: 'M4 4l16 16M20 4L4 20' },
  {
    field: 'instagram_url',
    name: 'Instagram',
    iconPath:
      'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5zM16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM17 7h.01',
  },
  {
    field: 'spotify_url',
    name: 'Spotify',
    iconPath:
      'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM7.5 9.5c3.2-.9 6.3-.6 9 .9M8 12.7c2.7-.7 5.2-.4 7.5.8M8.5 15.7c2.1-.5 4-.3 5.800.6',
  },
  {
    field: 'youtube_url',
    name: 'YouTube',
    iconPath:
      'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.5 9.3l4.7 2.7-4.7 2.7z',
  },
  {
    field: 'linkedin_url',
    name: 'LinkedIn',
    iconPath: 'M6 10v8M6 6h.01M10.5 18v-8M10.5 13.5c0-2.1 1.4-3.5 3.5-3.5s3.5 1.4 3.5 3.5V18',
  },
] as const satisfies readonly { field: keyof Profile['profile']; name: string; iconPath: string }[]

/** Links to social networks; nothing where there are none. */
export function SocialLinks({ profile: { profile } }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const links = networks.flatMap((network) => {
    const href = parseWebAddress(profile[network.field])
    return href ? [{ ...network, href }] : []
  })
  if (!links.length) return null
  return (
    <ProfileCard title={t('social.title')}>
      <ul className="-ml-2.5 flex flex-wrap">
        {links.map(({ field, name, iconPath, href }) => (
          <li key={field}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              title={name}
              aria-label={t('social.link', { name })}
              className="grid size-11 place-items-center rounded-full text-quiet transition hover:bg-sunken hover:text-ink"
            >
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                className="size-5.5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
              >
                <path d={iconPath} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}
