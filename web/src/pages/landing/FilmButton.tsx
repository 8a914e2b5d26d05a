import { Pause, Play, RotateCcw } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import type { FilmState } from './useFilm.ts'

/** Plays, pauses and replays the film. */
export function FilmButton({ film: { playing, ended, press } }: { film: FilmState }) {
  const { t } = useTranslation('landing')
  const Icon = playing ? Pause : ended ? RotateCcw : Play
  return (
    <Button variant="secondary" onClick={press} icon={<Icon aria-hidden size={18} />}>
      {playing ? t('explainer.pause') : ended ? t('explainer.again') : t('explainer.play')}
    </Button>
  )
}
