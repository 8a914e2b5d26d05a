import { useEffect, useState } from 'react'
import { Called, Found, Seen, Show } from './Scenes.tsx'

export const scenes = [
  { name: 'show', Scene: Show },
  { name: 'seen', Scene: Seen },
  { name: 'found', Scene: Found },
  { name: 'called', Scene: Called },
] as const

const sceneSeconds = 7

/** Whether motion is allowed (`prefers-reduced-motion`). */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** State of the film: current scene, playing or paused, and the controls. */
export function useFilm(playsAtOnce: () => boolean = () => false) {
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(playsAtOnce)
  const ended = current === scenes.length - 1 && !playing

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      if (current + 1 < scenes.length) setCurrent(current + 1)
      else setPlaying(false)
    }, sceneSeconds * 1000)
    return () => clearTimeout(timer)
  }, [playing, current])

  return {
    current,
    playing,
    ended,
    play: () => setPlaying(true),
    press() {
      if (ended) setCurrent(0)
      setPlaying(!playing)
    },
    choose(scene: number) {
      setPlaying(false)
      setCurrent(scene)
    },
  }
}

export type FilmState = ReturnType<typeof useFilm>
