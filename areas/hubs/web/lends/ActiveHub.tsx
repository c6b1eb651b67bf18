import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Store } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import { OpenHub } from '#areas/portal/web/lends/use-hub.ts'
import { FIRST_HUB, hubs, type Hub } from '../../contract.ts'
import { activeHub, hubIdIn } from '../../hubs.ts'

interface Choice {
  /** The hub that was chosen last, or named by the last page that named one. */
  id: string | null
  /** The page on which it was chosen; any other page may name another hub. */
  page: string | null
}

const useChoice = ofVisit(() => new Store<Choice>({ id: null, page: null }))

/** Keeps the chosen hub apart from the page, because the tabs of all hubs lead to the same pages. */
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

/** The reader's hub, and a way to change it. */
export function useActiveHub() {
  const list = useRead(hubs.listHubs, {})
  const { page, recordOf, pageAt, goTo } = usePage()
  const { chosenId, choose } = useChosenHub()

  function select({ id, path, isSpecial }: Hub) {
    // A special hub is open on its own pages alone.
    choose(isSpecial ? null : id)
    goTo(pageAt(path))
  }

  return { hubs: list, active: activeHub(list, recordOf(page), chosenId), select }
}
