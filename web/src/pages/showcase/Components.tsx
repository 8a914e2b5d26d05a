import { Camera, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CategoryMark } from '../../features/people/category/CategoryMark.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { menuChoice } from '../../ui/menu-entry.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'

const hues = [
  'deportes',
  'musica',
  'artes',
  'cinematografia',
  'modelaje',
  'literatura',
  'ciencia-tecnologia',
  'cocina',
] as const

export function Components() {
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState<'es' | 'en'>('es')
  return (
    <ShowcaseSection title="Components">
      <div className="flex flex-wrap items-end gap-4">
        {(['xs', 'sm', 'md', 'lg', 'xl', 'stage'] as const).map((size) => (
          <Avatar key={size} name="Amara Diallo" size={size} />
        ))}
        <Avatar name="Ana" size="lg" image={{ src: '/favicon.svg' }} />
      </div>
      <ul className="flex flex-wrap gap-4">
        {hues.map((hue) => (
          <li key={hue} className="flex items-center gap-2 text-sm">
            <CategoryMark hue={hue} />
            {hue}
          </li>
        ))}
      </ul>
      <Card className="max-w-xl p-4">
        <Tabs
          label="Publicar"
          tabs={[
            { value: 'text', label: 'Publicación', icon: <Pencil aria-hidden size={18} />, content: 'Texto' },
            { value: 'photos', label: 'Fotos', icon: <Camera aria-hidden size={18} />, content: 'Fotos' },
          ]}
        />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Menu
          trigger={<Button variant="secondary">Menú</Button>}
          entries={[
            {
              kind: 'action',
              label: 'Editar',
              icon: <Pencil aria-hidden size={18} />,
              onSelect: () => setChoice('es'),
            },
            {
              kind: 'action',
              danger: true,
              label: 'Borrar',
              icon: <Trash2 aria-hidden size={18} />,
              onSelect: () => setOpen(true),
            },
            { kind: 'line' },
            menuChoice({
              label: 'Idioma',
              value: choice,
              onChange: setChoice,
              options: [
                { value: 'es', label: 'Español' },
                { value: 'en', label: 'English' },
              ],
            }),
            { kind: 'line' },
            { kind: 'link', to: '/terminos', label: 'Términos' },
          ]}
        />
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Diálogo
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="¿Borrar esta publicación?"
        description="No se puede deshacer."
        cancel="Cancelar"
        actions={
          <Button variant="danger" onClick={() => setOpen(false)}>
            Borrar
          </Button>
        }
      />
    </ShowcaseSection>
  )
}
