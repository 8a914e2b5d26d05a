import { Flame, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { CategoryImage } from '../../features/category/CategoryImage.tsx'

const card = 'w-72 rounded-lg border border-line bg-raised'

/** A photo appears in the composer, and the button becomes active. */
export function Show() {
  const { t } = useTranslation('landing')
  return (
    <div className={`${card} grid gap-3 p-4`}>
      <p className="scene-type text-sm">{t('explainer.props.words')}</p>
      <div className="scene-rise aspect-[16/10] overflow-hidden rounded-md">
        <CategoryImage hue="musica" sizes="288px" className="object-[50%_40%]" />
      </div>
      <span className="scene-glow justify-self-end rounded-full bg-ember px-4 py-1.5 text-sm font-semibold text-on-ember">
        {t('explainer.props.publish')}
      </span>
    </div>
  )
}

/** The post in the feed gets a like and a comment. */
export function Seen() {
  const { t } = useTranslation('landing')
  return (
    <div className={`${card} overflow-hidden`}>
      <div className="aspect-[16/9]">
        <CategoryImage hue="musica" sizes="288px" className="object-[50%_40%]" />
      </div>
      <div className="grid gap-3 p-4">
        <p className="flex items-center gap-2 font-semibold text-ember">
          <Flame aria-hidden size={20} className="scene-beat fill-ember/25" />
          <span className="tabular block h-6 overflow-hidden">
            <span className="scene-count grid">
              {[407, 408, 409, 410, 411, 412].map((count) => (
                <span key={count} className="h-6">
                  {count}
                </span>
              ))}
            </span>
          </span>
        </p>
        <Bubble name="Nuria Vidal" className="scene-later">
          {t('explainer.props.comment')}
        </Bubble>
      </div>
    </div>
  )
}

/** A search with three results, one of them highlighted. */
export function Found() {
  const { t } = useTranslation('landing')
  return (
    <div className={`${card} grid gap-3 p-4`}>
      <p className="flex items-center gap-2 rounded-full border border-edge px-4 py-2 text-sm">
        <Search aria-hidden size={16} className="shrink-0 text-quiet" />
        <span className="scene-type truncate">{t('explainer.props.search')}</span>
      </p>
      {['Lía Montes', t('explainer.props.person'), 'Rubén Oca'].map((name, index) => (
        <div
          key={name}
          className={`flex items-center gap-3 rounded-md p-2 ${index === 1 ? 'scene-chosen' : 'scene-dim'}`}
        >
          <Initials name={name} className="size-9 text-sm" />
          <div className="text-sm">
            <p className="font-display font-bold">{name}</p>
            <p className="flex items-center gap-1.5 text-xs text-quiet">
              <span aria-hidden className="inline-block size-2 shrink-0 rounded-[3px] bg-(--musica)" />
              {t('explainer.props.place')}
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}

/** The agency's message, and the answer. */
export function Called() {
  const { t } = useTranslation('landing')
  return (
    <div className="grid w-72 gap-4">
      <Bubble name="Estudio Alba" className="scene-rise">
        {t('explainer.props.message')}
      </Bubble>
      <p className="scene-later justify-self-end rounded-lg bg-ember px-4 py-2.5 font-semibold text-on-ember">
        {t('explainer.props.answer')}
      </p>
    </div>
  )
}

function Bubble({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <div className={`flex items-start gap-2.5 ${className}`}>
      <Initials name={name} className="size-7 text-xs" />
      <p className="rounded-lg border border-line bg-surface px-3 py-2 text-sm">{children}</p>
    </div>
  )
}

/** An avatar without a photo. Not the one of members' pages, since guests would download the code they share with it. */
const Initials = ({ name, className }: { name: string; className: string }) => (
  <span
    aria-hidden
    className={`inline-grid shrink-0 place-items-center rounded-full bg-ember-tint font-display font-bold text-ember ${className}`}
  >
    {name.replace(/[^A-Z]/g, '')}
  </span>
)
