import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Store } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import { OpenHub } from '#areas/portal/web/lends/use-hub.ts'
import { FIRST_HUB, hubs, type Hub } from '../../contract.ts'
import { activeHub, hubIdIn } from '../../hubs.ts'

interface Choice {
  /** The id of the hub that was last chosen, or that a page last named. */
  id: string | null
  /**
   * The page for which `id` is known; null before the first one. On any other page, the address may
   * name another hub.
   */
  page: string | null
}

const useChoice = ofVisit(() => new Store<Choice>({ id: null, page: null }))

/**
 * Remembers the chosen hub separately from the page, because the tabs of all hubs have the same
 * addresses.
 */
export function ActiveHubProvider({ children }: { children: ReactNode }) {
  const choice = useChoice()
  const { chosenId } = useChosenHub()
  const { page } = usePage()
  useEffect(() => {
    choice.set({ id: chosenId, page })
  }, [choice, chosenId, page])
  return <OpenHub value={useOpenHub}>{children}</OpenHub>
}

function useOpenHub(): string | null {
  const { chosenId } = useChosenHub()
  return chosenId === FIRST_HUB ? null : chosenId
}

export function useChosenHub() {
  const choice = useChoice()
  const { page } = usePage()
  const idOf = (last: Choice) => (last.page === page ? last.id : (hubIdIn(page) ?? last.id))
  return {
    chosenId: useSyncExternalStore(
      choice.add,
      () => idOf(choice.get()),
      () => idOf(choice.first),
    ),
    choose: (id: string | null) => choice.set({ id, page }),
  }
}

/** The hub that is open, and a function to open another one. */
export function useActiveHub() {
  const list = useRead(hubs.listHubs, {})
  const { page, recordOf, pageAt, goTo } = usePage()
  const { chosenId, choose } = useChosenHub()

  function select({ id, path, isSpecial }: Hub) {
    // A special hub is open only on its own pages, so it is not remembered as the choice.
    choose(isSpecial ? null : id)
    goTo(pageAt(path))
  }

  return { hubs: list, active: activeHub(list, recordOf(page), chosenId), select }
}
