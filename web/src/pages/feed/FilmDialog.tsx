import { Dialog } from '../../ui/Dialog.tsx'
import { Film } from '../landing/Film.tsx'

/** The promotional film in a dialog, with the code of the film in its chunk. */
export default function FilmDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} wide title={title}>
      <Film />
    </Dialog>
  )
}
