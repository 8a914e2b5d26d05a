import { ArrowRight, Bell, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { LikeButton } from '../../features/content/like/LikeButton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'

export function Buttons() {
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
