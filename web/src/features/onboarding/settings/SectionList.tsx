import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { NavLink } from 'react-router'
import { useClaims } from '../../../lib/context.tsx'
import { getSectionGroups } from './sections.ts'

/** Sections with another text for agencies. */
const others = ['privacy', 'categories'] as const
const isOther = (name: string): name is (typeof others)[number] => others.some((other) => other === name)

/** Links to all sections: with `details` as the content of a page, without as its sidebar. */
export function SectionList({ details = false }: { details?: boolean }) {
  const { t } = useTranslation('settings')
  const id = useId()
  // In the sidebar, the page's own heading comes first.
  const Heading = details ? 'h2' : 'p'
  const type = useClaims()?.profileType ?? null
  return (
    <div className="grid gap-6">
      {getSectionGroups(type).map((group) => (
        <div key={group.name} className="grid gap-2">
          <Heading
            id={`${id}${group.name}`}
            className="px-3 font-sans text-sm font-semibold tracking-normal text-quiet"
          >
            {t(type === 'agencia' && group.name === 'you' ? 'groups.agency' : `groups.${group.name}`)}
          </Heading>
          <ul
            aria-labelledby={`${id}${group.name}`}
            className={
              details ? 'divide-y divide-line rounded-lg border border-line bg-surface' : 'grid gap-0.5'
            }
          >
            {group.sections.map(({ name, path, icon: Icon }) => (
              <li key={name}>
                <NavLink
                  to={path}
                  end
                  className={
                    details
                      ? 'flex min-h-16 items-center gap-[min(1rem,5vw)] px-[min(1rem,5vw)] py-3 no-underline transition hover:bg-sunken'
                      : 'flex min-h-11 items-center gap-3 rounded-md px-3 py-2 font-semibold no-underline transition hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:[&_svg]:text-ember'
                  }
                >
                  <Icon aria-hidden size={details ? 22 : 20} className="shrink-0 text-quiet" />
                  {details ? (
                    <>
                      <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
                        <span className="font-semibold">{t(`${name}.title`)}</span>
                        <span className="text-sm text-quiet">
                          {t(
                            type === 'agencia' && isOther(name) ? `${name}.summaryAgency` : `${name}.summary`,
                          )}
                        </span>
                      </span>
                      <ChevronRight aria-hidden size={20} className="shrink-0 text-quiet" />
                    </>
                  ) : (
                    t(`${name}.title`)
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
