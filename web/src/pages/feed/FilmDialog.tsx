import { mayMove } from '../../lib/may-move.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Film } from '../landing/Film.tsx'

/** The promotional film in a dialog. The press that opened it starts the film, unless motion is reduced. */
export default function FilmDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} wide title={title}>
      <Film autoPlay={mayMove()} />
    </Dialog>
  )
}
