import { Check } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** What the product offers talents and agencies. */
export function Audiences() {
  const { t } = useTranslation('landing')
  const sides = [
    {
      name: 'talents',
      type: 'talento',
      title: t('talents.title'),
      text: t('talents.text'),
      points: [t('talents.points.stage'), t('talents.points.direct'), t('talents.points.yours')],
      action: t('talents.action'),
    },
    {
      name: 'agencies',
      type: 'agencia',
      title: t('agencies.title'),
      text: t('agencies.text'),
      points: [t('agencies.points.work'), t('agencies.points.eight'), t('agencies.points.follow')],
      action: t('agencies.action'),
    },
  ]
  return (
    <div className="landing-section grid gap-4 md:grid-cols-2">
      {sides.map(({ name, type, title, text, points, action }) => (
        <section
          key={name}
          aria-labelledby={`${name}-title`}
          className="grid content-start justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 md:p-10"
        >
          <h2 id={`${name}-title`} className="text-4xl">
            {title}
          </h2>
          <p className="text-lg text-quiet">{text}</p>
          <ul className="grid gap-2.5">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink to={`/register?tipo=${type}`} variant="secondary" className="mt-2">
            {action}
          </ButtonLink>
        </section>
      ))}
    </div>
  )
}
