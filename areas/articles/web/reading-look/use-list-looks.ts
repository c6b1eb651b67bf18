import { hubBase } from '#web/place/hub-base.ts'
import { listLooks, writeListLooks, type ListLook } from '../../contracts/list-looks.ts'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

const mark = (look: ListLook) => `data-${look}`

/**
 * The looks of lists. Components are rendered without them; the server sets the stored looks on the
 * document, where style sheets use them.
 */
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

/** Returns if a look of lists is on in this browser, and a function that changes it. */
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
 * Stores the looks in a cookie, so that the first paint can use them. The name of the cookie must
 * equal the server's `cookieName`.
 */
function keep(looks: string): void {
  const name = `lists${hubBase().replaceAll('/', '-')}`
  document.cookie = `${name}=${looks}; path=${hubBase() || '/'}; max-age=${YEAR_SECONDS}; samesite=lax`
}
