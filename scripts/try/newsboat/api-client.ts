import { feverKey } from '#areas/reader-clients/server/find-client.ts'

export const STATE = 'user/-/state/com.google/'
const FEVER_PAGE = 50

/** A client that calls a server as feed readers do, to compare with newsboat's list. */
export function apiClient(hub: string, secret: string) {
  async function ask(call: string, form?: URLSearchParams): Promise<string> {
    const answer = await fetch(`${hub}/api/greader/reader/api/0/${call}`, {
      headers: { authorization: `GoogleLogin auth=${secret}` },
      ...(form && { method: 'POST', body: form }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${text}`)
    return text
  }

  const named = (ids: readonly number[]) => ids.map((id): [string, string] => ['i', String(id)])

  return {
    async ids(stream: string, query = ''): Promise<number[]> {
      const { itemRefs } = JSON.parse(await ask(`stream/items/ids?s=${stream}${query}`)) as {
        itemRefs: { id: string }[]
      }
      return itemRefs.map(({ id }) => Number(id))
    },
    async categories(id: number): Promise<string[]> {
      const form = new URLSearchParams(named([id]))
      const { items } = JSON.parse(await ask('stream/items/contents', form)) as {
        items: { categories: string[] }[]
      }
      return items[0]?.categories ?? []
    },
    async mark(ids: readonly number[], state: string): Promise<void> {
      await ask('edit-tag', new URLSearchParams([['a', STATE + state], ...named(ids)]))
    },
    async markAll(): Promise<void> {
      await ask('mark-all-as-read', new URLSearchParams({ s: `${STATE}reading-list` }))
    },
    async countUnread(): Promise<number> {
      return (JSON.parse(await ask('unread-count')) as { max: number }).max
    },
    /** Fetches all items by Fever, and counts the requests. */
    async fetchByFever(): Promise<{ items: number; requests: number }> {
      let [items, requests, since] = [0, 0, 0]
      for (;;) {
        const answer = await fetch(`${hub}/api/fever?api&items&since_id=${since}`, {
          method: 'POST',
          body: new URLSearchParams({ api_key: feverKey(secret) }),
        })
        const page = (await answer.json()) as { items: { id: number }[] }
        requests++
        items += page.items.length
        since = page.items.at(-1)?.id ?? since
        if (page.items.length < FEVER_PAGE) return { items, requests }
      }
    },
  }
}
