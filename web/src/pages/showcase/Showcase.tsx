import { themes, useTheme } from '../../lib/theme.ts'
import { useTitle } from '../../lib/page-title.ts'
import { Buttons } from './Buttons.tsx'
import { Fields } from './Fields.tsx'
import { Components } from './Components.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { States } from './States.tsx'

/** Everything of `ui/` with its states, to look at while working on it. In development only, so untranslated. */
export default function Showcase() {
  const [theme, setTheme] = useTheme()
  useTitle('ui')
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-[1080px] gap-12 p-4 py-10 md:p-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-5xl">ui</h1>
        <label className="flex items-center gap-3">
          Theme
          <select
            value={theme}
            onChange={(event) => setTheme(event.target.value as typeof theme)}
            className="min-h-11 rounded-md border border-edge bg-surface px-3"
          >
            {themes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </header>
      <Colors />
      <Buttons />
      <Fields />
      <Components />
      <States />
    </main>
  )
}

const colors = [
  'bg-ground',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-ink',
  'bg-quiet',
  'bg-line',
  'bg-edge',
  'bg-ember',
  'bg-ember-tint',
  'bg-good',
  'bg-warning',
  'bg-wrong',
]
const sizes = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
]

function Colors() {
  return (
    <ShowcaseSection title="Tokens">
      <div className="flex flex-wrap gap-3">
        {colors.map((color) => (
          <figure key={color} className="grid gap-1 text-xs">
            <div className={`size-16 rounded-lg border border-line ${color}`} />
            <figcaption>{color.slice(3)}</figcaption>
          </figure>
        ))}
      </div>
      <div>
        {sizes.map((size) => (
          <p key={size} className={`font-display font-bold ${size}`}>
            Que te vean brillar
          </p>
        ))}
      </div>
    </ShowcaseSection>
  )
}
