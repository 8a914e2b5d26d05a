import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import { useCore } from '../../core/context.tsx'
import { problemText } from '../../core/problems.ts'
import { createTurns } from '../../core/turns.ts'
import { upload, UploadError } from '../../core/upload.ts'
import { compressPhoto, type Photo, photoProblem } from './photos.ts'

/** A phone holds only so many large pictures in its memory at once. */
const atOnce = 3

/** Photos being added to a post: each uploads by itself, can be cancelled, tried again and described. */
export function useUploads() {
  const { t, i18n } = useTranslation('post')
  const { api } = useCore()
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const flights = useRef(new Map<string, AbortController>())
  const [inTurn] = useState(() => createTurns(atOnce))
  const latest = useRef(photos)
  useLayoutEffect(() => {
    latest.current = photos
  })

  const change = (id: string, part: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)))

  async function send(photo: Photo) {
    const flight = new AbortController()
    flights.current.set(photo.id, flight)
    change(photo.id, { state: 'preparing', sent: 0 })
    try {
      await inTurn(() => deliver(photo, flight.signal))
    } catch (error) {
      if (flight.signal.aborted) return
      const refused = error instanceof DOMException || (error instanceof UploadError && error.status < 500)
      const unreadable = refused || error instanceof UploadError
      const problem = unreadable ? t('error.imagen_no_procesada') : problemText(error, i18n)
      change(photo.id, { state: refused ? 'refused' : 'failed', problem })
    } finally {
      if (flights.current.get(photo.id) === flight) flights.current.delete(photo.id)
    }
  }

  async function deliver(photo: Photo, signal: AbortSignal) {
    signal.throwIfAborted()
    const blob = await compressPhoto(photo.file)
    if (blob.size > limits.uploadMax) {
      return change(photo.id, { state: 'refused', problem: t('photo.large') })
    }
    const { url, filename } = await api.call(
      'presignPostFile',
      { body: { filename: photo.file.name || 'foto.jpg', type: blob.type } },
      { signal },
    )
    change(photo.id, { state: 'uploading' })
    await upload(url, blob, { signal, onProgress: (sent) => change(photo.id, { sent }) })
    change(photo.id, { state: 'ready', sent: 1, filename })
  }

  /** Takes as many files as a post has room for; answers how many it had none for. */
  function add(files: Iterable<File>): number {
    const all = [...files]
    const room = limits.postFilesMax - latest.current.length
    const added = all.slice(0, room).map((file): Photo => {
      const problem = photoProblem(file)
      return {
        id: crypto.randomUUID(),
        file,
        preview: problem === 'kind' ? null : URL.createObjectURL(file),
        alt: '',
        state: problem ? 'refused' : 'preparing',
        sent: 0,
        ...(problem && { problem: t(`photo.${problem}`) }),
      }
    })
    setPhotos((before) => [...before, ...added])
    for (const photo of added) if (photo.state !== 'refused') void send(photo)
    return all.length - added.length
  }

  function remove(id: string) {
    flights.current.get(id)?.abort()
    const gone = latest.current.find((photo) => photo.id === id)
    if (gone?.preview) URL.revokeObjectURL(gone.preview)
    setPhotos((before) => before.filter((photo) => photo.id !== id))
  }

  function retry(id: string) {
    const photo = latest.current.find((one) => one.id === id)
    if (photo) void send(photo)
  }

  function clear() {
    for (const { id } of latest.current) remove(id)
  }

  // What a lost connection stopped goes on by itself when it is back.
  const retryFailed = useEffectEvent(() => {
    for (const { id, state } of latest.current) if (state === 'failed') retry(id)
  })
  useEffect(() => {
    const again = () => retryFailed()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  useEffect(() => {
    const { current } = flights
    return () => {
      for (const flight of current.values()) flight.abort()
    }
  }, [])

  return { photos, add, remove, retry, describe: (id: string, alt: string) => change(id, { alt }), clear }
}
