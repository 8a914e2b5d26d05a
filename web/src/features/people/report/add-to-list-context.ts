import { createContext, type ReactNode } from 'react'

type RenderAddToList = (people: readonly { id: string; fullname: string }[], onClose: () => void) => ReactNode

/** The dialog that adds people to a list of the agency: of a higher area, so the layout provides it; null for talents. */
export const AddToListContext = createContext<RenderAddToList | null>(null)
