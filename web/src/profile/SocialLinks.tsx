import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from './profile.data.ts'
import { webAddress } from './web-address.ts'
import { Widget } from './Widget.tsx'

/** The networks in the documents' order, each with a plain drawing of its sign. */
const networks = [
  [
    'facebook_url',
    'Facebook',
    <path d="M14.5 21v-8h3l.5-3.5h-3.5V7.6c0-1.2.6-1.9 2-1.9H18V3h-2.6C12.5 3 11 4.7 11 7.2v2.3H8V13h3v8" />,
  ],
  ['twitter_url', 'X (Twitter)', <path d="M4 4l16 16M20 4L4 20" />],
  [
    'instagram_url',
    'Instagram',
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>,
  ],
  [
    'spotify_url',
    'Spotify',
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M7.5 9.5c3.2-.9 6.3-.6 9 .9M8 12.7c2.7-.7 5.2-.4 7.5.8M8.5 15.7c2.100-.5 4-.3 5.800.6" />
    </>,
  ],
  [
    'youtube_url',
    'YouTube',
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.5 9.3l4.7 2.7-4.7 2.7z" />
    </>,
  ],
  [
    'linkedin_url',
    'LinkedIn',
    <path d="M6 10v8M6 6h.01M10.5 18v-8M10.5 13.5c0-2.100 1.4-3.5 3.5-3.5s3.5 1.4 3.5 3.5V18" />,
  ],
] as const satisfies readonly (readonly [keyof Profile['profile'], string, ReactNode])[]

/** Where else somebody can be found. Nothing where they have said nothing. */
export function SocialLinks({ profile: { profile } }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const links = networks.flatMap(([field, name, sign]) => {
    const href = webAddress(profile[field])
    return href ? [{ field, name, sign, href }] : []
  })
  if (!links.length) return null
  return (
    <Widget title={t('social.title')}>
      <ul className="-ml-2.5 flex flex-wrap">
        {links.map(({ field, name, sign, href }) => (
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
                {sign}
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </Widget>
  )
}
