import { contract, type Contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply } from '@brilla/contract/platform/route'
import { getRouteUrl, type RouteUrlParts } from '@brilla/contract/platform/route-url'

/** The password of every account of the demonstration data. */
export const password = 'brilla de prueba'

/** Calls routes of a server with the demonstration data. */
export class Api {
  readonly origin: string
  constructor(origin: string) {
    this.origin = origin
  }

  async call<Name extends RouteName>(
    token: string | null,
    name: Name,
    input: Partial<CallInput<Contract[Name]>> = {},
  ): Promise<Reply<Contract[Name]>> {
    const { params, query, body } = input as RouteUrlParts & { body?: unknown }
    const response = await fetch(this.origin + getRouteUrl(contract[name], { params, query }), {
      method: contract[name].method,
      headers: {
        ...(token !== null && { 'x-access-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Reply<Contract[Name]>
  }

  /** The token of an account of the demonstration data. */
  async logIn(key: string): Promise<string> {
    const { token } = await this.call(null, 'authenticate', {
      body: { email: `${key}@brilla.example`, password },
    })
    return token
  }

  /** The token of a link in the newest mail to an address that has one: the first group of the pattern. */
  async readMail(email: string, pattern: RegExp): Promise<string> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const list = await (await fetch(`${this.origin}/outbox`)).text()
      for (const entry of list.split('<li>').filter((item) => item.includes(email))) {
        const mail = /href="(\/outbox\/[^"]+)"/.exec(entry)?.[1]
        const found = pattern.exec(await (await fetch(this.origin + mail)).text())?.[1]
        if (found) return found
      }
      await new Promise((done) => setTimeout(done, 200))
    }
    throw new Error(`No mail to ${email}`)
  }
}
