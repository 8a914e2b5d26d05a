/** Who has just registered in this tab: the success page is for them alone (platform.md section 4). */
export interface Registered {
  id: string
  email: string
}

const key = 'registered'

export function keepRegistered(person: Registered): void {
  sessionStorage.setItem(key, JSON.stringify({ id: person.id, email: person.email }))
}

export function readRegistered(): Registered | null {
  const kept = sessionStorage.getItem(key)
  return kept === null ? null : (JSON.parse(kept) as Registered)
}

export function dropRegistered(): void {
  sessionStorage.removeItem(key)
}
