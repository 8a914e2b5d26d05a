/** Texts about all files of a post (P-media-16). */
import type { TFunction } from 'i18next'
import { isPending, type Upload } from '../../../media/upload.ts'

type Texts = TFunction<'post'>

/** Why a post cannot be published yet; null when all its files are uploaded. */
export function unfinishedText(t: Texts, items: readonly Upload[], photos: boolean): string | null {
  if (items.some(isPending))
    return t(photos ? 'error.espera_que_termine_subir' : 'error.espera_que_termine_subir_archivos')
  if (items.every(({ state }) => state === 'ready')) return null
  // What was rejected cannot be retried.
  if (items.some(({ state }) => state === 'failed'))
    return t(photos ? 'error.unfinished' : 'error.unfinishedFiles')
  return t(photos ? 'error.rejected' : 'error.rejectedFiles')
}

/** What is in progress; null when nothing is. */
export function waitingText(t: Texts, items: readonly Upload[], photos: boolean): string | null {
  const some = (state: Upload['state']) => items.some((one) => one.state === state)
  if (some('waiting')) return t('composer.connectionLost')
  if (photos && some('preparing') && !some('uploading')) return t('warning.procesando_imagen')
  return items.some(isPending) ? t('newsfeed.subiendo_archivos_espera_poco') : null
}
