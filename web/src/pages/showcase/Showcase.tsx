import { ArrowRight, Bell, Ellipsis, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { LikeButton } from '../../features/content/like/LikeButton.tsx'
import { useTitle } from '../../lib/page-title.ts'
import { themes, useTheme } from '../../lib/theme.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConnectionBar } from '../../ui/ConnectionBar.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { Components } from './Components.tsx'
import { Fields } from './Fields.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'

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

function Buttons() {
  const [on, setOn] = useState(false)
  const showToast = useToast()
  return (
    <ShowcaseSection title="Actions">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Brilla</Button>
        <Button variant="secondary">Seguir</Button>
        <Button variant="quiet">Cancelar</Button>
        <Button variant="danger">Borrar</Button>
        <Button busy>Publicando</Button>
        <Button disabled>Desactivado</Button>
        <ButtonLink to="/" size="lg">
          Empieza ahora
          <ArrowRight aria-hidden size={20} />
        </ButtonLink>
        <IconButton label="Más">
          <Ellipsis aria-hidden size={22} />
        </IconButton>
        <span className="inline-flex items-center gap-1">
          <Bell aria-hidden size={22} />
          <Badge count={5} label="5 notificaciones sin leer" />
          <Badge count={120} label="120 mensajes sin leer" />
        </span>
        <LikeButton on={on} onToggle={() => setOn(!on)} />
        <LikeButton on onToggle={() => {}} />
        <Button variant="secondary" onClick={() => showToast('Enlace copiado')}>
          Toast
        </Button>
      </div>
    </ShowcaseSection>
  )
}

function States() {
  return (
    <ShowcaseSection title="States">
      <ConnectionBar problem="offline" shownSince={null} onRetry={() => undefined} className="" />
      <ConnectionBar problem="slow" shownSince={null} onRetry={() => undefined} className="" />
      <ProgressBar label="Subiendo foto 1" value={0.6} />
      <ProgressBar label="Cargando" />
      <div className="grid gap-4 md:grid-cols-3">
        <Card className="grid content-start gap-3 p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="h-40" />
        </Card>
        <Card>
          <EmptyState
            icon={ImageOff}
            title="Aún no hay fotos"
            text="Las que subas se verán aquí."
            action={<Button>Agregar fotos</Button>}
          />
        </Card>
        <Card>
          <ErrorState onRetry={() => {}} />
        </Card>
      </div>
    </ShowcaseSection>
  )
}
