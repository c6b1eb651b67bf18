import { createContext, useContext, useState, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { OpenHub } from '#areas/portal/web/lends/use-hub.ts'
import { FIRST_HUB, hubs, type Hub } from '../../contract.ts'
import { activeHub, hubIdIn } from '../../hubs.ts'

interface ChosenHub {
  /** The hub that was chosen last, or that the last page to name one named. */
  chosenId: string | null
  choose: (id: string | null) => void
  /** Which hubs the reader opened and closed in the hub list. */
  openedHubs: Readonly<Record<string, boolean>>
  setOpened: (id: string, isOpen: boolean) => void
}

const ChosenHubContext = createContext<ChosenHub>({
  chosenId: null,
  choose: () => {},
  openedHubs: {},
  setOpened: () => {},
})

/** Keeps the chosen hub beside the page: the tabs of all hubs lead to the same pages. */
export function ActiveHubProvider({ children }: { children: ReactNode }) {
  const { page } = usePage()
  const [chosen, setChosen] = useState({ id: hubIdIn(page), page })
  const [openedHubs, setOpenedHubs] = useState<Record<string, boolean>>({})
  if (chosen.page !== page) setChosen({ id: hubIdIn(page) ?? chosen.id, page })
  return (
    <OpenHub value={chosen.id === FIRST_HUB ? null : chosen.id}>
      <ChosenHubContext
        value={{
          chosenId: chosen.id,
          choose: (id) => setChosen({ id, page }),
          openedHubs,
          setOpened: (id, isOpen) => setOpenedHubs((now) => ({ ...now, [id]: isOpen })),
        }}
      >
        {children}
      </ChosenHubContext>
    </OpenHub>
  )
}

export function useChosenHub(): ChosenHub {
  return useContext(ChosenHubContext)
}

/** The hub that the reader is in, and the way to another; only where a door keeps hubs. */
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
