import { ImageOff } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConnectionBar } from '../../ui/ConnectionBar.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'

export function States() {
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
