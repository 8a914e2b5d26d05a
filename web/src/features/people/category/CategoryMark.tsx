import { cn } from '../../../ui/cn.ts'

const hues = {
  deportes: 'bg-(--deportes)',
  musica: 'bg-(--musica)',
  artes: 'bg-(--artes)',
  cinematografia: 'bg-(--cinematografia)',
  modelaje: 'bg-(--modelaje)',
  literatura: 'bg-(--literatura)',
  'ciencia-tecnologia': 'bg-(--ciencia-tecnologia)',
  cocina: 'bg-(--cocina)',
} as const

export type Hue = keyof typeof hues

/** The colored square of a category. Decorative: always used next to the category's name. */
export function CategoryMark({ hue, className }: { hue: Hue; className?: string }) {
  return (
    <span aria-hidden className={cn('inline-block size-2 shrink-0 rounded-[3px]', hues[hue], className)} />
  )
}
