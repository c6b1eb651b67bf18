import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

const useStore = ofVisit(() => new Store<Readonly<Record<string, boolean>>>({}))

/** The hubs that the reader opened or closed in the hub list. */
export function useOpenedHubs() {
  const store = useStore()
  return {
    openedHubs: useStored(store),
    setOpened: (id: string, isOpen: boolean) => store.set({ ...store.get(), [id]: isOpen }),
  }
}
