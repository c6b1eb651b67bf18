import type { TriedHub } from './tried-hub.ts'

export function expectThat(holds: unknown, claim: string): void {
  if (!holds) throw new Error(`This is not so: ${claim}`)
}

/** Expects a page to be shown; if there is a password, only with it. */
export async function expectPages({ load }: TriedHub, password: string | null): Promise<void> {
  if (password !== null) {
    const { status, text } = await load('/api/portal/getPortal')
    expectThat(status === 401, `a stranger is refused, and got ${status}: ${text}`)
  }
  const { status, text } = await load('/news-hub', password ?? undefined)
  const isPage = status === 200 && text.includes('<title>') && text.includes('<script')
  expectThat(isPage, `the page of the news loads, and got ${status}: ${text.slice(0, 300)}`)
}
