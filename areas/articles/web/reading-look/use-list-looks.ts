import { hubBase } from '#web/place/hub-base.ts'
import { listLooks, writeListLooks, type ListLook } from '../../contracts/list-looks.ts'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

const mark = (look: ListLook) => `data-${look}`

/** The looks of lists. The server renders pages without them, and sets the stored ones on the document. */
const useLooks = ofVisit(() => {
  const looks = new Store<readonly ListLook[]>([])
  const html = globalThis.document?.documentElement
  if (!html) return looks
  looks.set(listLooks.filter((look) => html.hasAttribute(mark(look))))
  looks.add(() => {
    for (const look of listLooks) html.toggleAttribute(mark(look), looks.get().includes(look))
    keep(writeListLooks(looks.get()))
  })
  return looks
})

/** Says if lists of this browser have a look, with the switch for it. */
export function useListLook(look: ListLook): [isOn: boolean, choose: (isOn: boolean) => void] {
  const store = useLooks()
  const looks = useStored(store)
  const choose = (isOn: boolean) => {
    const others = store.get().filter((one) => one !== look)
    store.set(isOn ? [...others, look] : others)
  }
  return [looks.includes(look), choose]
}

/**
 * Keeps the looks in a cookie, so that the server can render the first paint with them. Its name is that of the
 * server's `cookieName`.
 */
function keep(looks: string): void {
  const name = `lists${hubBase().replaceAll('/', '-')}`
  document.cookie = `${name}=${looks}; path=${hubBase() || '/'}; max-age=${YEAR_SECONDS}; samesite=lax`
}
