import { useSyncExternalStore } from 'react'
import { createObservable } from '../observable.ts'
import { localStore } from '../storage.ts'

const storageKey = 'character-keys'

const isOn = createObservable(localStore.getItem(storageKey) !== 'off')

export const areCharacterKeysOn = isOn.get

/** Whether shortcuts of a single character work in this browser (WCAG 2.1.4), and its setter. */
export function useCharacterKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [
    useSyncExternalStore(isOn.subscribe, isOn.get, () => true),
    (on) => {
      localStore.setItem(storageKey, on ? 'on' : 'off')
      isOn.set(on)
    },
  ]
}
